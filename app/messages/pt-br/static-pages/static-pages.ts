import type { staticPages as english } from '../../en/static-pages/static-pages';
export const staticPages = { more: 'Mais', contents: 'Nesta página' } satisfies typeof english;
