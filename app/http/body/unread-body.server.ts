import type { IncomingMessage, ServerResponse } from 'node:http';

/** Reads and drops the rest of a body, or the browser would keep sending and never show the answer. @param most in bytes; more ends the connection */
export function dropUnreadBody(request: IncomingMessage, response: ServerResponse, most: number): void {
  response.once('finish', () => {
    if (request.readableEnded || request.destroyed) return;
    let left = most;
    // Remix has stopped reading but would keep the data.
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.resume();
  });
}
