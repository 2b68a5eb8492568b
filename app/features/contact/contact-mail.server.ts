import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Env } from '~/lib/env.server';
import { MAX_MAIL_ATTEMPTS, mailbox, sendMail } from '~/lib/mail.server';

export const MAIL_CONTACT_MESSAGE = 'mail-contact-message';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  to: string;
  siteName: string;
}

/** Null where the administrator has not set up mail. */
export function mailSettings({ SMTP_URL, MAIL_FROM, CONTACT_EMAIL, SITE_NAME }: Env): MailSettings | null {
  if (!SMTP_URL || !CONTACT_EMAIL) return null;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? CONTACT_EMAIL, to: CONTACT_EMAIL, siteName: SITE_NAME };
}

export async function enqueueContactMail(em: EntityManager, id: number): Promise<void> {
  await query(
    em,
    `select graphile_worker.add_job(?, json_build_object('id', ?::int), job_key := ?, max_attempts := ?)`,
    [MAIL_CONTACT_MESSAGE, id, `${MAIL_CONTACT_MESSAGE}:${id}`, MAX_MAIL_ATTEMPTS],
  );
}

interface Waiting {
  email: string;
  subject: string;
  message: string;
  /** ISO 8601. */
  created_at: string;
}

/** Mails a message that waits for it. A message that is gone or mailed already is left alone. @throws when it could not be mailed */
export async function mailContactMessage(em: EntityManager, settings: MailSettings, id: number): Promise<void> {
  const [row]: Waiting[] = await query(
    em,
    `select email, subject, message, created_at from contact_message where id = ? and mail_status in ('waiting', 'failed')`,
    [id],
  );
  if (!row) return;
  const setStatus = (status: 'sent' | 'failed') =>
    query(em, 'update contact_message set mail_status = ? where id = ?', [status, id]);
  try {
    await sendMail(settings.smtpUrl, `Message ${id}`, letterOf(settings, id, row));
  } catch (error) {
    await setStatus('failed');
    throw error;
  }
  await setStatus('sent');
}

function letterOf({ from, to, siteName }: MailSettings, id: number, row: Waiting) {
  const { email, subject, message, created_at } = row;
  const date = new Date(created_at);
  return {
    from,
    to,
    replyTo: mailbox(email),
    subject: `${siteName}: ${subject}`,
    text: `${message}\n\n-- \nSent by ${email} with the contact form of ${siteName}.\n`,
    date,
    // A job that runs twice makes one mail of two in most mailboxes.
    messageId: `<contact-message-${id}-${date.getTime()}@${to.split('@').at(-1)}>`,
  };
}
