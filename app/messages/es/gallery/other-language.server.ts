import type { otherLanguage as english } from '../../en/gallery/other-language.server';

export const otherLanguage = { offer: 'Ver esta página en español' } satisfies typeof english;
