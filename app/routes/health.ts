export const facts = { anyHost: true, isQuiet: true, skipsRouter: true };

/** Whether this process answers at all; /health/ready also asks the database. */
export function loader() {
  return new Response('ok\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
