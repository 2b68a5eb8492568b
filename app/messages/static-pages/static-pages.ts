import { staticPages } from '../en/static-pages/static-pages';

export const staticPagesMessages = () => staticPages;
