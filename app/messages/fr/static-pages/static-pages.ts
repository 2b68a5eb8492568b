import type { staticPages as english } from '../../en/static-pages/static-pages';
export const staticPages = { more: 'Plus', contents: 'Sur cette page' } satisfies typeof english;
