import { terms } from './en/terms';

export const termsMessages = () => terms;
