import { picks } from '../en/integrations/picks';

export const pickMessages = () => picks;
