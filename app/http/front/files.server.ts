import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { isRead, requestContext } from '~/http/request/request-context.server';
import type { Render } from './answers.server';
import { type Refusal, refuse } from './refuse.server';
import { sendResponse } from './send-response.server';
import type { Step } from './step';

/** Pictures as large as they were uploaded: those to be saved, and those of the trash. */
const ADDRESS = /^\/(?:wallpaper\/[^/?]+\/file|admin\/wallpapers\/trash\/[^/?]+\/picture)(?=[/?]|$)/;

/** Of one client, in each worker; browsers have six connections to a site. */
const MOST_AT_ONCE = 10;

const TOO_MANY: Refusal = {
  status: 429,
  sentence: 'Too many downloads at once. Please wait until one of them has ended.',
  headers: { 'Retry-After': '10' },
};

function asRequest({ method = 'GET', url = '', headers }: IncomingMessage, response: ServerResponse): Request {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const asked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) asked.append(name, one);
  }
  return new Request(requestContext().origin + url, { method, headers: asked, signal: leaving.signal });
}

/**
 * Large files leave as fast as they are read: remix-serve takes a whole one into memory for a reader who does not read, and
 * leaves it open for one who goes away.
 */
export function files(render: Render): Step {
  const underWay = new Map<string, number>();

  /** False when this client has as many under way as it may. */
  function take(client: string, response: ServerResponse): boolean {
    const count = underWay.get(client) ?? 0;
    if (count >= MOST_AT_ONCE) return false;
    underWay.set(client, count + 1);
    response.once('close', () => {
      const left = (underWay.get(client) ?? 1) - 1;
      if (left > 0) underWay.set(client, left);
      else underWay.delete(client);
    });
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await sendResponse(request, response, await render(asRequest(request, response)));
  }

  return (request, response, next) => {
    const { method, url = '' } = request;
    if (!isRead(method) || !ADDRESS.test(url)) return next();
    if (!take(clientKey(requestContext().address), response)) return refuse(response, TOO_MANY);
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  };
}
