import type { ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { messagesOf } from '~/messages/messages';
import { refuse } from './refuse.server';

const RETRY_AFTER = 10;

/** @param most per client and worker */
function slots(most: number, message: () => string) {
  const inFlight = new Map<string, number>();
  return (response: ServerResponse): boolean => {
    const client = clientKey(requestContext().address);
    const count = inFlight.get(client) ?? 0;
    if (count >= most) {
      refuse(response, 'too_many_requests', { message: message(), retryAfter: RETRY_AFTER });
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
  // Browsers open at most six connections to a site.
  download: slots(10, () => messagesOf('requests').tooManyDownloads),
  package: slots(1, () => messagesOf('requests').onePackage),
};

/** Takes a slot until the response closes. If the client has too many, answers it and returns false. */
export const takeSlot = (kind: NonNullable<RouteFacts['streams']>, response: ServerResponse): boolean =>
  SLOTS[kind](response);
