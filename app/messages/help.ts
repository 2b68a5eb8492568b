import { help } from './en/help';

export const helpMessages = () => help;
