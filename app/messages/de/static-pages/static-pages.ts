import type { staticPages as english } from '../../en/static-pages/static-pages';

export const staticPages = { more: 'Mehr', contents: 'Auf dieser Seite' } satisfies typeof english;
