import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import type { SubscriptionValue } from './subscription.schema';

/** Stores an address once, whatever its case. Nobody learns from the answer whether it was there already. */
export async function subscribe(em: EntityManager, { email }: SubscriptionValue): Promise<void> {
  await query(em, 'insert into subscriber (email) values (?) on conflict (lower(email)) do nothing', [email]);
}

/** Nothing of the address stays. @throws not_found */
export async function removeSubscriber(em: EntityManager, id: number): Promise<void> {
  const removed = await query(em, 'delete from subscriber where id = ? returning id', [id]);
  if (removed.length === 0) throw notFound();
}
