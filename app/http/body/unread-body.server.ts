import type { IncomingMessage, ServerResponse } from 'node:http';

/** Reads and drops the rest, or a browser would send for ever and see no answer. @param most in bytes, then the connection ends */
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
