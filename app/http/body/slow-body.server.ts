import type { IncomingMessage } from 'node:http';

/** A form or JSON body is small: who takes longer than this means no good, in ms. */
const WHOLE_BODY_MS = 120_000;
/** Pictures on a slow line may take an hour, but not without a byte for this long. We may be rendering the ones before. */
const SILENCE_MS = 300_000;

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function giveUp(request: IncomingMessage): void {
  if (request.socket.writable) request.socket.write(TIMEOUT);
  request.destroy();
}

/** Ends a request whose body does not come; what the request holds is free again then. */
export function limitSlowBody(request: IncomingMessage, wholeMs = WHOLE_BODY_MS, silenceMs = SILENCE_MS): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, 'content-type': type = '' } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const mayTakeLong = type.startsWith('multipart/form-data');
  let seen = 0;
  const timer = setInterval(
    () => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      if (mayTakeLong && request.socket.bytesRead > seen) {
        seen = request.socket.bytesRead;
        return;
      }
      clearInterval(timer);
      giveUp(request);
    },
    mayTakeLong ? silenceMs : wholeMs,
  );
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
