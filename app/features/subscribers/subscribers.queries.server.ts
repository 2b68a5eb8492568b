import type { EntityManager } from '@mikro-orm/postgresql';
import { inBatches } from '~/db/batches.server';
import { query } from '~/db/sql.server';
import { csvText } from '~/lib/csv.server';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import type { SubscriberView } from './subscriber-list.view';

const ROWS_PER_READ = 3000;

const COLUMNS = 'id, email, status, created_at';

interface Row {
  id: number;
  email: string;
  status: SubscriberView['status'];
  created_at: Date | string;
}

const toView = ({ id, email, status, created_at }: Row): SubscriberView => ({
  id,
  email,
  status,
  createdAt: new Date(created_at).toISOString(),
});

/** A text as it stands in a LIKE pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** One page of the subscribers, newest first, whose address has this text in it, and how many there are in all. */
export async function listSubscribers(
  em: EntityManager,
  search: string,
  page: PageRequest,
): Promise<Page<SubscriberView> & { total: number }> {
  const condition = search === '' ? 'true' : 'lower(email) like lower(?)';
  const params = search === '' ? [] : [`%${literally(search)}%`];
  const [rows, [count]] = await Promise.all([
    query<Row>(em, `select ${COLUMNS} from subscriber where ${condition} order by id desc offset ? limit ?`, [
      ...params,
      page.offset,
      page.limit + 1,
    ]),
    query<{ total: number }>(em, `select count(*)::int as total from subscriber where ${condition}`, params),
  ]);
  return { ...pageOf(rows.map(toView), page), total: count?.total ?? 0 };
}

/** @throws not_found */
export async function getSubscriber(em: EntityManager, id: number): Promise<SubscriberView> {
  const [row] = await query<Row>(em, `select ${COLUMNS} from subscriber where id = ?`, [id]);
  if (!row) throw notFound();
  return toView(row);
}

/** The address of the link by which somebody unsubscribes, for whoever sends the letters. */
type LinkOf = (subscriber: SubscriberView) => string;

async function* csvRows(em: EntityManager, linkOf: LinkOf): AsyncGenerator<string[][]> {
  for await (const rows of inBatches<Row>(em, { columns: COLUMNS, table: 'subscriber', size: ROWS_PER_READ })) {
    yield rows.map(toView).map((subscriber) => {
      const { id, email, createdAt, status } = subscriber;
      return [String(id), email, createdAt, status, linkOf(subscriber)];
    });
  }
}

/** Every subscriber, newest first. */
export const subscribersCsv = (em: EntityManager, linkOf: LinkOf) =>
  csvText(['id', 'email', 'createdAt', 'status', 'unsubscribe'], csvRows(em, linkOf));
