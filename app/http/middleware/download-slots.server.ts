import type { ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { refuse } from './refuse.server';

const RETRY_AFTER = 10;

/** @param most of one client, in each worker */
function slots(most: number, message: string) {
  const inFlight = new Map<string, number>();
  return (response: ServerResponse): boolean => {
    const client = clientKey(requestContext().address);
    const count = inFlight.get(client) ?? 0;
    if (count >= most) {
      refuse(response, 'too_many_requests', { message, retryAfter: RETRY_AFTER });
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

const SLOTS = {
  // Browsers have six connections to a site.
  download: slots(10, 'Too many downloads at once. Please wait until one of them has ended.'),
  package: slots(1, 'One package at a time, please. Try again when the other one has arrived.'),
};

/** Until the response is closed. Answers false, and the client, where it has too many. */
export const takeSlot = (kind: NonNullable<RouteFacts['streams']>, response: ServerResponse): boolean =>
  SLOTS[kind](response);
