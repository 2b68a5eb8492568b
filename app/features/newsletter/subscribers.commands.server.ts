import type { EntityManager } from '@mikro-orm/postgresql';
import { Subscriber } from '~/db/entities/subscriber.entity';
import { notFound } from '~/lib/errors';
import { enqueueConfirmation, NOT_PAUSED } from './confirmation.server';
import { isUnsubscribeToken, letterKey, readUnsubscribeToken } from './letter-links.server';
import { insertPending, insertUnconfirmed } from './subscribers.queries.server';
import type { SubscriptionValue } from './subscription.schema';

/** Stores an address once, ignoring case. The answer doesn't reveal whether it was already there. */
export async function subscribe(
  em: EntityManager,
  { email }: SubscriptionValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  if (!isMailed) return insertUnconfirmed(em, email);
  await em.fork().transactional(async (tx) => {
    const id = await insertPending(tx, email);
    if (id !== null) await enqueueConfirmation(tx, id);
  });
}

/** @throws not_found */
export async function removeSubscriber(em: EntityManager, id: number): Promise<void> {
  if ((await em.nativeDelete(Subscriber, { id })) === 0) throw notFound();
}

/** Letters go to a paused address again. @throws not_found */
export async function resumeSubscriber(em: EntityManager, id: number): Promise<void> {
  if ((await em.nativeUpdate(Subscriber, { id }, NOT_PAUSED)) === 0) throw notFound();
}

/** The subscriber of a link; null for a damaged or made-up link and for a removed subscriber. */
export async function findByUnsubscribeLink(
  em: EntityManager,
  token: string,
): Promise<{ id: number; email: string } | null> {
  const id = readUnsubscribeToken(token);
  if (id === null) return null;
  const subscriber = await em.findOne(Subscriber, id);
  if (!subscriber || !isUnsubscribeToken(await letterKey(em), subscriber, token)) return null;
  return { id, email: subscriber.email };
}

export async function unsubscribe(em: EntityManager, token: string): Promise<boolean> {
  const subscriber = await findByUnsubscribeLink(em, token);
  if (subscriber) await removeSubscriber(em, subscriber.id);
  return subscriber !== null;
}
