import type { language as english } from '../en/language';

export const language = { tag: 'es', direction: 'ltr', openGraph: 'es_ES', dates: 'es' } satisfies typeof english;
