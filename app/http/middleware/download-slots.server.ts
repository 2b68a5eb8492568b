import type { ServerResponse } from 'node:http';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import { isApiPath } from '~/http/request/request-target';
import type { RouteFacts } from '~/http/request/route-facts';
import { jsonError } from '~/http/response/api.server';
import { FOR_ALL_SITES } from '~/http/response/file.server';
import { DomainError } from '~/lib/errors';
import { sendPlainError } from './plain-error.server';
import { sendResponse } from './send-response.server';

const RETRY_AFTER = 10;

function refuse(response: ServerResponse, message: string): void {
  const { req } = response;
  if (!isApiPath(req.url)) {
    sendPlainError(response, { status: 429, message, headers: { 'Retry-After': String(RETRY_AFTER) } });
    return;
  }
  const answer = jsonError(new DomainError('too_many_requests', message, { retryAfter: RETRY_AFTER }));
  for (const [name, value] of Object.entries(FOR_ALL_SITES)) answer.headers.set(name, value);
  void sendResponse(req, response, answer);
}

/** @param most of one client, in each worker */
function slots(most: number, message: string) {
  const inFlight = new Map<string, number>();
  return (response: ServerResponse): boolean => {
    const client = clientKey(requestContext().address);
    const count = inFlight.get(client) ?? 0;
    if (count >= most) {
      refuse(response, message);
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
