import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { isRead, requestContext } from '~/http/request/request-context.server';
import { logError } from '~/lib/log/log.server';
import { type PlainError, sendPlainError } from './plain-error.server';
import { type Render, sendResponse, toRequest } from './send-response.server';
import type { Step } from './step';

const ADDRESS = /^\/(?:wallpaper\/[^/?]+\/file|admin\/wallpapers\/trash\/[^/?]+\/picture)(?=[/?]|$)/;

/** Of one client, in each worker; browsers have six connections to a site. */
const MAX_CONCURRENT = 10;

const TOO_MANY: PlainError = {
  status: 429,
  message: 'Too many downloads at once. Please wait until one of them has ended.',
  headers: { 'Retry-After': '10' },
};

/** Streams large files: remix-serve buffers a whole one, and leaves it open when the reader goes away. */
export function downloads(render: Render): Step {
  const inFlight = new Map<string, number>();

  function acquireSlot(client: string, response: ServerResponse): boolean {
    const count = inFlight.get(client) ?? 0;
    if (count >= MAX_CONCURRENT) return false;
    inFlight.set(client, count + 1);
    response.once('close', () => {
      const left = (inFlight.get(client) ?? 1) - 1;
      if (left > 0) inFlight.set(client, left);
      else inFlight.delete(client);
    });
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await render(toRequest(request, response));
    // Remix drops the headers of what a route without a page throws.
    if (answered.status === 503 && !answered.headers.has('Retry-After')) answered.headers.set('Retry-After', '5');
    await sendResponse(request, response, answered);
  }

  return (request, response, next) => {
    if (!isRead(request.method) || !ADDRESS.test(request.url ?? '')) return next();
    if (!acquireSlot(clientKey(requestContext().address), response)) return sendPlainError(response, TOO_MANY);
    answer(request, response).catch((error) => {
      logError(error);
      response.destroy();
    });
  };
}
