import { staticPages } from './en/static-pages';

export const staticPagesMessages = () => staticPages;
