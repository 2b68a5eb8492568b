import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { clientKey } from '~/http/request/client-address.server';
import { isRead, requestContext } from '~/http/request/request-context.server';
import { messagesOf } from '~/messages/messages';
import type { Middleware } from './middleware';
import { refuse } from './refuse.server';

/** A page takes about as long in the database as on the CPU, and with one at a time, one slow query would stop all. */
const MAX_AT_ONCE = 3;
/** Per client and worker. */
const MAX_WAITING = 60;
const MAX_WAITING_TOGETHER = 600;

/** By client, in the order of their turns. */
const waiting = new Map<string, (() => void)[]>();
let waitingCount = 0;
let running = 0;

const currentClient = () => clientKey(requestContext().address);

const isQueueFull = () =>
  waitingCount >= MAX_WAITING_TOGETHER || (waiting.get(currentClient())?.length ?? 0) >= MAX_WAITING;

/** Refuses a client that already has the maximum number of pages waiting. Returns whether it did. */
export function refuseIfCrowded(response: ServerResponse): boolean {
  if (!isQueueFull()) return false;
  requestContext().failure = 'too many pages to render';
  refuse(response, 'unavailable', {
    message: messagesOf('requests').busy,
    retryAfter: 5,
  });
  return true;
}

function startNext(): void {
  const [first] = waiting;
  if (!first || running >= MAX_AT_ONCE) return;
  const [client, queue] = first;
  waiting.delete(client);
  const start = queue.shift();
  if (queue.length > 0) waiting.set(client, queue);
  waitingCount -= 1;
  running += 1;
  start?.();
}

/** Renders when it is this client's turn. Clients take turns, however many pages one of them requests. */
export async function inTurn<Answer>(render: () => Promise<Answer>): Promise<Answer> {
  const client = currentClient();
  await new Promise<void>((resolve) => {
    const queue = waiting.get(client) ?? [];
    queue.push(resolve);
    waiting.set(client, queue);
    waitingCount += 1;
    startNext();
  });
  try {
    return await render();
  } finally {
    running -= 1;
    startNext();
  }
}

const hasBegun = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, () => resolve());
    response.once('close', resolve);
  });

/** For pages that are not cached. A turn ends when the answer begins, so slow readers don't block others. */
export const renderTurns: Middleware = (request, response, next) => {
  if (!isRead(request.method)) return next();
  if (refuseIfCrowded(response)) return;
  void inTurn(async () => {
    if (response.destroyed) return;
    const begun = hasBegun(response);
    next();
    await begun;
  });
};
