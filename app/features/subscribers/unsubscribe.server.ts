import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { isUnsubscribeToken, letterKey, readUnsubscribeToken } from './letter-links.server';
import { removeSubscriber } from './subscribers.commands.server';

/** The subscriber whose link this is; null for a link that is damaged or made up, and for one who is gone. */
export async function findByUnsubscribeLink(
  em: EntityManager,
  token: string,
): Promise<{ id: number; email: string } | null> {
  const id = readUnsubscribeToken(token);
  if (id === null) return null;
  const [row] = await query<{ id: number; email: string }>(em, 'select id, email from subscriber where id = ?', [id]);
  return row && isUnsubscribeToken(await letterKey(em), row, token) ? row : null;
}

/** Nothing of the address stays. Answers whether there was one. */
export async function unsubscribe(em: EntityManager, token: string): Promise<boolean> {
  const subscriber = await findByUnsubscribeLink(em, token);
  if (subscriber) await removeSubscriber(em, subscriber.id);
  return subscriber !== null;
}
