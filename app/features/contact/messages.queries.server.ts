import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { inBatches } from '~/db/batches.server';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { query } from '~/db/sql.server';
import { csvText } from '~/lib/csv.server';
import { noSuch } from '~/lib/errors';
import { type Page, type PageRequest, toPage } from '~/lib/paging';
import type { ContactValue } from './contact.schema';
import type { MessageView } from './messages.view';

const ROWS_PER_READ = 500;
const SAME_WITHIN = '60 seconds';

const toView = ({
  id,
  email,
  subject,
  message,
  readAt,
  answeredAt,
  createdAt,
}: InferEntity<typeof ContactMessage>): MessageView => ({
  id,
  email,
  subject,
  message,
  isRead: readAt !== null,
  isAnswered: answeredAt !== null,
  createdAt: createdAt.toISOString(),
});

export async function listMessages(
  em: EntityManager,
  page: PageRequest,
  { isUnanswered = false } = {},
): Promise<Page<MessageView> & { total: number; unread: number; unanswered: number }> {
  const open = { answeredAt: null };
  const [messages, all, unread, unanswered] = await Promise.all([
    em.find(ContactMessage, isUnanswered ? open : {}, {
      orderBy: { id: 'desc' },
      offset: page.offset,
      limit: page.limit + 1,
    }),
    em.count(ContactMessage),
    em.count(ContactMessage, { readAt: null }),
    em.count(ContactMessage, open),
  ]);
  return { ...toPage(messages.map(toView), page), total: isUnanswered ? unanswered : all, unread, unanswered };
}

/** @throws not_found */
export async function getMessage(em: EntityManager, id: number): Promise<MessageView> {
  const message = await em.findOne(ContactMessage, id);
  if (!message) throw noSuch('message');
  return toView(message);
}

async function* csvRows(em: EntityManager): AsyncGenerator<string[][]> {
  for await (const rows of inBatches(em, ContactMessage, ROWS_PER_READ)) {
    yield rows
      .map(toView)
      .map(({ id, email, subject, message, isRead, isAnswered, createdAt }) => [
        String(id),
        email,
        subject,
        message,
        isRead ? 'yes' : 'no',
        createdAt,
        isAnswered ? 'yes' : 'no',
      ]);
  }
}

export const messagesCsv = (em: EntityManager) =>
  csvText(['id', 'email', 'subject', 'message', 'read', 'createdAt', 'answered'], csvRows(em));

/** Returns the id, or null for a repeated message, even one sent at the same moment. */
export async function insertMessageOnce(
  tx: EntityManager,
  { email, subject, message }: ContactValue,
  mailStatus: 'waiting' | 'off',
): Promise<number | null> {
  await query(tx)`
    select pg_advisory_xact_lock(hashtextextended(lower(${email}) || chr(10) || ${subject} || chr(10) || ${message}, 0))`;
  const [stored] = await query<{ id: number }>(tx)`insert into contact_message (email, subject, message, mail_status)
    select v.email, v.subject, v.message, v.mail_status
    from (values (${email}, ${subject}, ${message}, ${mailStatus})) v (email, subject, message, mail_status)
    where not exists (
      select from contact_message m
      where m.created_at > now() - ${SAME_WITHIN}::interval
        and lower(m.email) = lower(v.email) and m.subject = v.subject and m.message = v.message
    )
    returning id`;
  return stored?.id ?? null;
}
