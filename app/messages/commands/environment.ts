import { environment } from '../en/commands/environment';

export const environmentMessages = () => environment;
