import { errorPages } from './en/error-pages';

export const errorPagesMessages = () => errorPages;
