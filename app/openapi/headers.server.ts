const text = { type: 'string' };

/** Headers that only some answers have. */
export const HEADERS: Record<string, { description: string; schema: Record<string, unknown>; example?: string }> = {
  'X-Total-Count': {
    description: 'The number of items on all pages.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '54',
  },
  Link: {
    description: 'The paths of the next and previous page (`rel="next"`, `rel="prev"`).',
    schema: text,
    example: '</api/wallpapers?limit=40&offset=40>; rel="next"',
  },
  ETag: {
    description: 'Send it as `If-None-Match` with the next request.',
    schema: { type: 'string', pattern: '^(W/)?"' },
    example: 'W/"3q2-7wQ"',
  },
  'Cache-Control': {
    description: 'How long the answer may be cached.',
    schema: text,
    example: 'public, max-age=60, stale-while-revalidate=600',
  },
  Vary: { description: 'The request headers that the answer depends on.', schema: text, example: 'Accept' },
  'Access-Control-Allow-Origin': { description: 'Scripts of any site may read the answer.', schema: { const: '*' } },
  'Access-Control-Allow-Methods': {
    description: 'In answers to preflights: the methods that scripts of other sites may use.',
    schema: text,
  },
  Location: {
    description: 'The path of the new item, or of the item that caused a conflict.',
    schema: { type: 'string', pattern: '^/' },
  },
  Allow: { description: 'The methods that the address allows.', schema: text, example: 'GET, HEAD, OPTIONS' },
  'X-Wallpaper-Fit': {
    description: 'Only present when no wallpaper fills the requested size: the answer is the nearest one.',
    schema: { const: 'nearest' },
  },
  'Retry-After': {
    description: 'How many seconds to wait before trying again.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '600',
  },
  'WWW-Authenticate': {
    description: 'For requests with a token: what is wrong with it.',
    schema: text,
    example: 'Bearer error="insufficient_scope", scope="read"',
  },
  'Set-Cookie': {
    description: 'The session cookie: `HttpOnly`, `SameSite=Lax`, and `Secure` with https.',
    schema: text,
  },
  'Content-Disposition': {
    description: 'The file name.',
    schema: text,
    example: 'attachment; filename="subscribers.csv"',
  },
};
