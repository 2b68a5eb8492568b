import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Takes what is left of a body from the line once its answer is out, and drops it. Otherwise the next request of the
 * connection would wait behind it, and a browser, which reads no answer before it has sent everything, would send for ever.
 * Hanging up instead would take the answer away with it.
 * @param most bytes of it that are still taken; whoever sends more is hung up on
 */
export function dropUnreadBody(request: IncomingMessage, response: ServerResponse, most: number): void {
  response.once('finish', () => {
    if (request.readableEnded || request.destroyed) return;
    let left = most;
    // Remix has stopped reading, and would keep what comes.
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.resume();
  });
}
