const text = { type: 'string' };

/** The headers that answers have beyond those of every answer. */
export const HEADERS: Record<string, { description: string; schema: Record<string, unknown>; example?: string }> = {
  'X-Total-Count': {
    description: 'How many there are on all pages.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '54',
  },
  Link: {
    description: 'Where the next and the previous page are (`rel="next"`, `rel="prev"`), as paths of this site.',
    schema: text,
    example: '</api/wallpapers?limit=40&offset=40>; rel="next"',
  },
  ETag: {
    description: 'For `If-None-Match` of the next request.',
    schema: { type: 'string', pattern: '^(W/)?"' },
    example: 'W/"3q2-7wQ"',
  },
  'Cache-Control': {
    description: 'How long it may be kept.',
    schema: text,
    example: 'public, max-age=60, stale-while-revalidate=600',
  },
  Vary: { description: 'What else the answer depends on.', schema: text, example: 'Accept' },
  'Access-Control-Allow-Origin': { description: 'Scripts of any site may read it.', schema: { const: '*' } },
  'Access-Control-Allow-Methods': { description: 'To a preflight: what scripts of other sites may do.', schema: text },
  Location: {
    description: 'Path of the new thing, or of what is in the way.',
    schema: { type: 'string', pattern: '^/' },
  },
  Allow: { description: 'The methods that the address answers.', schema: text, example: 'GET, HEAD, OPTIONS' },
  'X-Wallpaper-Fit': {
    description: 'Only where nothing fills the size that was asked for: what is answered comes nearest to it.',
    schema: { const: 'nearest' },
  },
  'Retry-After': {
    description: 'Seconds until a new try makes sense.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '600',
  },
  'Set-Cookie': {
    description: 'The cookie of the session: `HttpOnly`, `SameSite=Lax`, `Secure` behind https.',
    schema: text,
  },
  'Content-Disposition': {
    description: 'Name of the file.',
    schema: text,
    example: 'attachment; filename="subscribers.csv"',
  },
};
