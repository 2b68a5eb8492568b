import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requestContext } from '../request-context.server';
import { securityHeadersFor } from './security-headers.server';

/** Sends an answer of the kind that loaders make. */
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
  // Whoever leaves before the end ends it.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  );
}
