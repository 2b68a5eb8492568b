import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { SubscriptionValue } from './subscription.schema';

/** Stores an address once, whatever its case. Nobody learns from the answer whether it was there already. */
export async function subscribe(em: EntityManager, { email }: SubscriptionValue): Promise<void> {
  await query(em, 'insert into subscriber (email) values (?) on conflict (lower(email)) do nothing', [email]);
}
