import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import type { MessageActValue } from './messages.schema';

/** @throws not_found */
async function markMessage(em: EntityManager, id: number, { isRead }: { isRead: boolean }): Promise<void> {
  const marked = await query(
    em,
    'update contact_message set read_at = case when ?::boolean then coalesce(read_at, now()) end where id = ? returning id',
    [isRead, id],
  );
  if (marked.length === 0) throw notFound();
}

/** Those that came after `newest` were not on the page that said so. */
async function markAllRead(em: EntityManager, newest: number): Promise<void> {
  await query(em, 'update contact_message set read_at = now() where read_at is null and id <= ?', [newest]);
}

/** Nothing of it stays; a mail that still waits to be sent is not sent. @throws not_found */
export async function deleteMessage(em: EntityManager, id: number): Promise<void> {
  const deleted = await query(em, 'delete from contact_message where id = ? returning id', [id]);
  if (deleted.length === 0) throw notFound();
}

/** Does what a form around messages asks for. @throws not_found */
export async function actOnMessages(em: EntityManager, act: MessageActValue): Promise<void> {
  if (act.intent === 'read-all') await markAllRead(em, act.newest);
  else await markMessage(em, act.id, { isRead: act.intent === 'read' });
}
