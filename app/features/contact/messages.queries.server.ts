import type { EntityManager } from '@mikro-orm/postgresql';
import { inBatches } from '~/db/batches.server';
import { query } from '~/db/sql.server';
import { csvText } from '~/lib/csv.server';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import type { MessageView } from './messages.view';

const ROWS_PER_READ = 500;

const COLUMNS = 'id, email, subject, message, read_at is not null as is_read, created_at';

interface Row {
  id: number;
  email: string;
  subject: string;
  message: string;
  is_read: boolean;
  created_at: Date | string;
}

const toView = ({ id, email, subject, message, is_read, created_at }: Row): MessageView => ({
  id,
  email,
  subject,
  message,
  isRead: is_read,
  createdAt: new Date(created_at).toISOString(),
});

/** One page of the messages, newest first, and how many there are and how many of them nobody has read. */
export async function listMessages(
  em: EntityManager,
  page: PageRequest,
): Promise<Page<MessageView> & { total: number; unread: number }> {
  const [rows, [count]] = await Promise.all([
    query<Row>(em, `select ${COLUMNS} from contact_message order by id desc offset ? limit ?`, [
      page.offset,
      page.limit + 1,
    ]),
    query<{ total: number; unread: number }>(
      em,
      `select (select count(*)::int from contact_message) as total,
         (select count(*)::int from contact_message where read_at is null) as unread`,
    ),
  ]);
  return { ...pageOf(rows.map(toView), page), total: count?.total ?? 0, unread: count?.unread ?? 0 };
}

/** @throws not_found */
export async function getMessage(em: EntityManager, id: number): Promise<MessageView> {
  const [row] = await query<Row>(em, `select ${COLUMNS} from contact_message where id = ?`, [id]);
  if (!row) throw notFound();
  return toView(row);
}

async function* csvRows(em: EntityManager): AsyncGenerator<string[][]> {
  for await (const rows of inBatches<Row>(em, { columns: COLUMNS, table: 'contact_message', size: ROWS_PER_READ })) {
    yield rows
      .map(toView)
      .map(({ id, email, subject, message, isRead, createdAt }) => [
        String(id),
        email,
        subject,
        message,
        isRead ? 'yes' : 'no',
        createdAt,
      ]);
  }
}

/** Every message, newest first. */
export const messagesCsv = (em: EntityManager) =>
  csvText(['id', 'email', 'subject', 'message', 'read', 'createdAt'], csvRows(em));
