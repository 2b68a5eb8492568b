import type { otherLanguage as english } from '../../en/gallery/other-language.server';
export const otherLanguage = { offer: 'Ver esta página em português' } satisfies typeof english;
