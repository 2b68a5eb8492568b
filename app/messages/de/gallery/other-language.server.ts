import type { otherLanguage as english } from '../../en/gallery/other-language.server';

export const otherLanguage = { offer: 'Diese Seite auf Deutsch ansehen' } satisfies typeof english;
