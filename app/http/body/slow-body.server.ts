import type { IncomingMessage } from 'node:http';
import { logged } from '~/platform/timers.server';

/** Forms and JSON bodies are small, so a client that takes longer is likely an attacker. */
const WHOLE_BODY_MS = 120_000;
/** Pictures may take an hour on a slow connection, but must not pause this long. The server may pause to process earlier ones. */
const SILENCE_MS = 300_000;

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function giveUp(request: IncomingMessage): void {
  if (request.socket.writable) request.socket.write(TIMEOUT);
  request.destroy();
}

/** Ends a request whose body stalls, to free its resources. */
export function limitSlowBody(request: IncomingMessage, wholeMs = WHOLE_BODY_MS, silenceMs = SILENCE_MS): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, 'content-type': type = '' } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const mayTakeLong = type.startsWith('multipart/form-data');
  let seen = 0;
  const check = (): void => {
    if (request.complete || request.destroyed) {
      clearInterval(timer);
      return;
    }
    if (mayTakeLong && request.socket.bytesRead > seen) {
      seen = request.socket.bytesRead;
      return;
    }
    clearInterval(timer);
    giveUp(request);
  };
  const timer = setInterval(logged(check), mayTakeLong ? silenceMs : wholeMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
