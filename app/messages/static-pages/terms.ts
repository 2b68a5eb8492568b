import { terms } from '../en/static-pages/terms';

export const termsMessages = () => terms;
