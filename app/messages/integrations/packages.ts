import { packages } from '../en/integrations/packages';

export const packageMessages = () => packages;
