/** What pages, feeds and dates say about their language. */
export const language = { tag: 'en', direction: 'ltr', openGraph: 'en_GB', dates: 'en-GB' };
