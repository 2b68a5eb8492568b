import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { inBatches } from '~/db/batches.server';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { query } from '~/db/sql.server';
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
  answer,
  answerMailedAt,
  createdAt,
}: InferEntity<typeof ContactMessage>): MessageView => ({
  id,
  email,
  subject,
  message,
  isRead: readAt !== null,
  isAnswered: answeredAt !== null,
  answer: answer ?? null,
  isAnswerMailed: Boolean(answerMailedAt),
  createdAt: createdAt.toISOString(),
});

/** The newest first. */
export async function listMessages(
  em: EntityManager,
  page: PageRequest,
): Promise<Page<MessageView> & { total: number }> {
  const [messages, total] = await Promise.all([
    em.find(ContactMessage, {}, { orderBy: { id: 'desc' }, offset: page.offset, limit: page.limit + 1 }),
    em.count(ContactMessage),
  ]);
  return { ...toPage(messages.map(toView), page), total };
}

export const findMessages = async (em: EntityManager, ids: number[]): Promise<MessageView[]> =>
  (await em.find(ContactMessage, { id: ids })).map(toView);

interface MessageCounts {
  total: number;
  unread: number;
  unanswered: number;
  newest: number | null;
}

export async function countMessages(em: EntityManager): Promise<MessageCounts> {
  const [row] = await query<MessageCounts>(em)`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread,
      count(*) filter (where answered_at is null)::int as unanswered, max(id) as newest from contact_message`;
  return row ?? { total: 0, unread: 0, unanswered: 0, newest: null };
}

/** @throws not_found */
export async function getMessage(em: EntityManager, id: number): Promise<MessageView> {
  const message = await em.findOne(ContactMessage, id);
  if (!message) throw noSuch('message');
  return toView(message);
}

/** For the CSV of the Inbox: when each message came, and its answer. */
export async function* messageLog(em: EntityManager): AsyncGenerator<string[][]> {
  for await (const rows of inBatches(em, ContactMessage, ROWS_PER_READ)) {
    yield rows.flatMap(({ id, email, subject, message, createdAt, answeredAt, answer }) => {
      const log = (at: Date, event: string, text: string, words: string) => [
        at.toISOString(),
        'message',
        String(id),
        event,
        '',
        email,
        subject,
        text,
        words,
        '',
        '',
        '',
      ];
      return [
        log(createdAt, 'received', message, ''),
        ...(answeredAt ? [log(answeredAt, 'answered', '', answer ?? '')] : []),
      ];
    });
  }
}

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
