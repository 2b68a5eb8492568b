import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { ContactValue } from './contact.schema';
import { enqueueContactMail } from './contact-mail.server';

const SAME_WITHIN = '60 seconds';

/**
 * Keeps a message and, where mail is set up, has it mailed later: what the mail server does is no concern of the sender.
 * The same words from the same address within a minute are one message, however often and how fast they were sent.
 */
export async function sendContactMessage(
  em: EntityManager,
  { email, subject, message }: ContactValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const words = [email, subject, message];
    await query(
      tx,
      'select pg_advisory_xact_lock(hashtextextended(lower(?) || chr(10) || ? || chr(10) || ?, 0))',
      words,
    );
    const [stored] = await query(
      tx,
      `insert into contact_message (email, subject, message, mail_status)
       select v.email, v.subject, v.message, v.mail_status from (values (?, ?, ?, ?)) v (email, subject, message, mail_status)
       where not exists (
         select from contact_message m
         where m.created_at > now() - ?::interval
           and lower(m.email) = lower(v.email) and m.subject = v.subject and m.message = v.message
       )
       returning id`,
      [...words, isMailed ? 'waiting' : 'off', SAME_WITHIN],
    );
    if (stored && isMailed) await enqueueContactMail(tx, stored.id);
  });
}
