import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requestContext } from '~/http/request/request-context.server';
import { paced } from '~/lib/env.server';
import { commonHeaders } from './security-headers.server';

export type Render = (request: Request) => Promise<Response>;

const IDLE_MS = paced(30_000);

export function toRequest({ method = 'GET', url = '', headers }: IncomingMessage, response: ServerResponse): Request {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  const copied = new Headers();
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values ?? []].flat()) copied.append(name, value);
  }
  return new Request(requestContext().origin + url, { method, headers: copied, signal: closed.signal });
}

/** Sends at the client's speed (backpressure). */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.statusCode = answer.status;
  const defaults = commonHeaders();
  for (const name in defaults) if (!answer.headers.has(name)) response.setHeader(name, defaults[name] ?? '');
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (request.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  response.setTimeout(IDLE_MS, () => response.destroy());
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  );
}
