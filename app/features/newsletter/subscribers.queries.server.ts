import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import { inBatches } from '~/db/batches.server';
import { Subscriber } from '~/db/entities/subscriber.entity';
import { query, sql } from '~/db/sql.server';
import { csvText } from '~/lib/csv.server';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, toPage } from '~/lib/paging';
import { currentLanguage } from '~/messages/languages.server';
import type { SubscriberView } from './subscriber-list.view';

const ROWS_PER_READ = 3000;

const BETWEEN_LETTERS = '1 hour';

const toView = ({ id, email, status, pausedAt, createdAt }: InferEntity<typeof Subscriber>): SubscriberView => ({
  id,
  email,
  status: pausedAt ? 'paused' : status,
  createdAt: createdAt.toISOString(),
});

/** Paused ones confirm again, because their mailbox was gone. */
const MAY_CONFIRM = sql`(s.status <> 'confirmed' or s.paused_at is not null)`;

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function listSubscribers(
  em: EntityManager,
  search: string,
  page: PageRequest,
): Promise<Page<SubscriberView> & { total: number }> {
  const pattern = `%${literally(search)}%`;
  const where = () => (search === '' ? {} : { [raw('lower(email)')]: { $like: raw('lower(?)', [pattern]) } });
  const [subscribers, total] = await Promise.all([
    em.find(Subscriber, where(), { orderBy: { id: 'desc' }, offset: page.offset, limit: page.limit + 1 }),
    em.count(Subscriber, where()),
  ]);
  return { ...toPage(subscribers.map(toView), page), total };
}

/** @throws not_found */
export async function getSubscriber(em: EntityManager, id: number): Promise<SubscriberView> {
  const subscriber = await em.findOne(Subscriber, id);
  if (!subscriber) throw notFound();
  return toView(subscriber);
}

export async function insertUnconfirmed(em: EntityManager, email: string): Promise<void> {
  await query(
    em,
  )`insert into subscriber (email, language) values (${email}, ${currentLanguage()}) on conflict (lower(email)) do nothing`;
}

/** Returns the id if a mail should be sent. */
export async function insertPending(tx: EntityManager, email: string): Promise<number | null> {
  const [row] = await query<{ id: number }>(tx)`
    insert into subscriber as s (email, language, status, letter_at)
    values (${email}, ${currentLanguage()}, 'pending', now())
    on conflict (lower(email)) do update set letter_at = now(), language = excluded.language
      where ${MAY_CONFIRM} and coalesce(s.letter_at, '-infinity') < now() - ${BETWEEN_LETTERS}::interval
    returning id`;
  return row?.id ?? null;
}

/** Notes a mail and returns whom it goes to; null for a removed or confirmed subscriber who isn't paused. */
export async function noteLetter(
  em: EntityManager,
  id: number,
  tokenHash: string,
): Promise<{ email: string; language: string | null } | null> {
  const [row] = await query<{ email: string; language: string | null }>(em)`
    update subscriber s set confirmation_hash = ${tokenHash}, letter_at = now()
    where id = ${id} and ${MAY_CONFIRM} returning email, language`;
  return row ?? null;
}

/** The unsubscribe link, for the program that sends the newsletter. */
type LinkOf = (subscriber: SubscriberView) => string;

async function* csvRows(em: EntityManager, linkOf: LinkOf): AsyncGenerator<string[][]> {
  for await (const rows of inBatches(em, Subscriber, ROWS_PER_READ)) {
    yield rows.map(toView).map((subscriber) => {
      const { id, email, createdAt, status } = subscriber;
      return [String(id), email, createdAt, status, linkOf(subscriber)];
    });
  }
}

export const subscribersCsv = (em: EntityManager, linkOf: LinkOf) =>
  csvText(['id', 'email', 'createdAt', 'status', 'unsubscribe'], csvRows(em, linkOf));
