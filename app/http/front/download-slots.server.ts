import type { ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import { sendPlainError } from './plain-error.server';

/** @param most of one client, in each worker */
function slots(most: number, message: string) {
  const inFlight = new Map<string, number>();
  return (response: ServerResponse): boolean => {
    const client = clientKey(requestContext().address);
    const count = inFlight.get(client) ?? 0;
    if (count >= most) {
      sendPlainError(response, { status: 429, message, headers: { 'Retry-After': '10' } });
      return false;
    }
    inFlight.set(client, count + 1);
    response.once('close', () => {
      const left = (inFlight.get(client) ?? 1) - 1;
      if (left > 0) inFlight.set(client, left);
      else inFlight.delete(client);
    });
    return true;
  };
}

/** Until the response is closed. Answers false, and the client, where it has too many; browsers have six connections to a site. */
export const takeDownloadSlot = slots(10, 'Too many downloads at once. Please wait until one of them has ended.');

export const takePackageSlot = slots(1, 'One package at a time, please. Try again when the other one has arrived.');
