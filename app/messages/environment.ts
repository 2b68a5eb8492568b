import { environment } from './en/environment';

export const environmentMessages = () => environment;
