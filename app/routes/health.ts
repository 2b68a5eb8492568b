export const facts = { anyHost: true, isQuiet: true, skipsRouter: true };

/** Only says that this process answers. /health/ready also checks the database. */
export function loader() {
  return new Response('ok\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
