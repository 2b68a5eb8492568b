import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import { enqueueConfirmation } from './confirmation.server';
import type { SubscriptionValue } from './subscription.schema';

/** An address gets no second letter sooner, however often somebody types it. */
const BETWEEN_LETTERS = '1 hour';

/**
 * Stores an address once, whatever its case, and has a letter sent to one that is not confirmed where letters can be sent.
 * Nobody learns from the answer whether it was there already.
 */
export async function subscribe(
  em: EntityManager,
  { email }: SubscriptionValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  if (!isMailed) {
    await query(em, 'insert into subscriber (email) values (?) on conflict (lower(email)) do nothing', [email]);
    return;
  }
  await em.fork().transactional(async (tx) => {
    const [row] = await query<{ id: number }>(
      tx,
      `insert into subscriber as s (email, status, letter_at) values (?, 'pending', now())
       on conflict (lower(email)) do update set letter_at = now()
         where s.status <> 'confirmed' and coalesce(s.letter_at, '-infinity') < now() - ?::interval
       returning id`,
      [email, BETWEEN_LETTERS],
    );
    if (row) await enqueueConfirmation(tx, row.id);
  });
}

/** Nothing of the address stays. @throws not_found */
export async function removeSubscriber(em: EntityManager, id: number): Promise<void> {
  const removed = await query(em, 'delete from subscriber where id = ? returning id', [id]);
  if (removed.length === 0) throw notFound();
}
