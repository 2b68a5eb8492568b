/** What a token may do through the API. */
export const SCOPES = ['read', 'upload', 'curate'] as const;
export type Scope = (typeof SCOPES)[number];
