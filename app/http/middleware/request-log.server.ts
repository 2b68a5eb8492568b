import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '~/http/request/request-context.server';
import { logRequest } from '~/platform/log.server';
import { observeRequest } from './metrics.server';

/** Logs one line per request, without IP address, names or typed text. */
export function logWhenClosed(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  const { socket, method = '' } = request;
  const begin = performance.now();
  const sentBefore = socket.bytesWritten;
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    const { requestId, cache } = context;
    const { pattern: route, facts } = context.route;
    // A failure that was retried or answered from the cache doesn't count.
    const reason = status === 503 ? context.failure : undefined;
    observeRequest({ route, method, status, ms });
    const level = status >= 500 ? 'warn' : status < 400 && facts.isQuiet ? 'debug' : 'info';
    const bytes = socket.bytesWritten - sentBefore;
    logRequest(level, { method, route, status, reason, ms, cache, bytes, isAborted: !writableFinished, requestId });
  });
}
