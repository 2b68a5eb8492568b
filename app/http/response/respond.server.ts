/** Whether the sender is a script that reads JSON, and not a browser that shows what it gets. */
export function wantsJson(request: Request): boolean {
  const { headers } = request;
  if (headers.has('X-Requested-With')) return true;
  if (/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) return true;
  const accept = headers.get('Accept') ?? '';
  return accept.includes('application/json') || !accept.includes('text/html');
}
