import type { language as english } from '../en/language';

export const language = { tag: 'de', direction: 'ltr', openGraph: 'de_DE', dates: 'de' } satisfies typeof english;
