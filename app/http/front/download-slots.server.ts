import type { ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import { type PlainError, sendPlainError } from './plain-error.server';

/** Of one client, in each worker; browsers have six connections to a site. */
const MAX_CONCURRENT = 10;

const TOO_MANY: PlainError = {
  status: 429,
  message: 'Too many downloads at once. Please wait until one of them has ended.',
  headers: { 'Retry-After': '10' },
};

const inFlight = new Map<string, number>();

/** Until the response is closed. Answers false, and the client, where it has too many. */
export function takeDownloadSlot(response: ServerResponse): boolean {
  const client = clientKey(requestContext().address);
  const count = inFlight.get(client) ?? 0;
  if (count >= MAX_CONCURRENT) {
    sendPlainError(response, TOO_MANY);
    return false;
  }
  inFlight.set(client, count + 1);
  response.once('close', () => {
    const left = (inFlight.get(client) ?? 1) - 1;
    if (left > 0) inFlight.set(client, left);
    else inFlight.delete(client);
  });
  return true;
}
