import type { language as english } from '../en/language';
export const language = { tag: 'fr', direction: 'ltr', openGraph: 'fr_FR', dates: 'fr' } satisfies typeof english;
