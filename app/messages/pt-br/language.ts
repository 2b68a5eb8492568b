import type { language as english } from '../en/language';
export const language = { tag: 'pt-BR', direction: 'ltr', openGraph: 'pt_BR', dates: 'pt-BR' } satisfies typeof english;
