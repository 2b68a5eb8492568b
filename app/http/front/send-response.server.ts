import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requestContext } from '~/http/request/request-context.server';
import { securityHeadersFor } from './security-headers.server';

/** Whoever takes nothing for so long, in ms, is taken for gone. */
const IDLE_MS = 30_000;

/** Sends an answer of the kind that loaders make, no faster than it is read. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.statusCode = answer.status;
  const ours = securityHeadersFor(requestContext().isHttps);
  for (const name in ours) if (!answer.headers.has(name)) response.setHeader(name, ours[name] ?? '');
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (request.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  response.setTimeout(IDLE_MS, () => response.destroy());
  // Whoever leaves before the end ends it.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  );
}
