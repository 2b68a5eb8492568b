import type { staticPages as english } from '../../en/static-pages/static-pages';

export const staticPages = { more: 'Más', contents: 'En esta página' } satisfies typeof english;
