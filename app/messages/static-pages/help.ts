import { help } from '../en/static-pages/help';

export const helpMessages = () => help;
