import type { EntityManager } from '@mikro-orm/postgresql';
import { createTransport } from 'nodemailer';
import { query } from '~/db/sql.server';
import type { Env } from '~/lib/env.server';

export const MAIL_CONTACT_MESSAGE = 'mail-contact-message';

/** The waits grow from seconds to six hours; altogether they outlast a mail server that is down for two days. */
const MAX_ATTEMPTS = 16;

/** The queue runs one job at a time: a mail server that says nothing must not hold up the pictures for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

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
    [MAIL_CONTACT_MESSAGE, id, `${MAIL_CONTACT_MESSAGE}:${id}`, MAX_ATTEMPTS],
  );
}

interface Waiting {
  email: string;
  subject: string;
  message: string;
  /** ISO 8601. */
  created_at: string;
}

/** What the console may know of a failure: answers of mail servers quote addresses. */
function causeOf(error: unknown): string {
  const { code, name, responseCode } = error as { code?: string; name?: string; responseCode?: number };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
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
    await sendMail(settings, id, row);
  } catch (error) {
    await setStatus('failed');
    throw new Error(`Message ${id} could not be mailed: ${causeOf(error)}`);
  }
  await setStatus('sent');
}

async function sendMail(settings: MailSettings, id: number, { email, subject, message, created_at }: Waiting) {
  const { smtpUrl, from, to, siteName } = settings;
  const date = new Date(created_at);
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.sendMail({
      from,
      to,
      // As an object it is one address, whatever characters it has.
      replyTo: { name: '', address: email },
      subject: `${siteName}: ${subject}`,
      text: `${message}\n\n-- \nSent by ${email} with the contact form of ${siteName}.\n`,
      date,
      // A job that runs twice makes one mail of two in most mailboxes.
      messageId: `<contact-message-${id}-${date.getTime()}@${to.split('@').at(-1)}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
