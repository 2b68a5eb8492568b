import type { otherLanguage as english } from '../../en/gallery/other-language.server';
export const otherLanguage = { offer: 'Voir cette page en français' } satisfies typeof english;
