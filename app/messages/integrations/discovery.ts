import { discovery } from '../en/integrations/discovery';

export const discoveryMessages = () => discovery;
