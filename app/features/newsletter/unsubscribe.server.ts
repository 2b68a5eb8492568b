import type { EntityManager } from '@mikro-orm/postgresql';
import { Subscriber } from '~/db/entities/subscriber.entity';
import { isUnsubscribeToken, letterKey, readUnsubscribeToken } from './letter-links.server';
import { removeSubscriber } from './subscribers.commands.server';

/** The subscriber whose link this is; null for a link that is damaged or made up, and for one who is gone. */
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
