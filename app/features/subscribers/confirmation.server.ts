/** Whether an address belongs to whoever typed it: a letter with a link, where mail is set up. */
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Env } from '~/lib/env.server';
import { notFound } from '~/lib/errors';
import { MAX_MAIL_ATTEMPTS, mailbox, sendMail } from '~/lib/mail.server';
import { confirmationPath, letterKey, unsubscribePath } from './letter-links.server';

export const MAIL_CONFIRMATION = 'mail-confirmation';

/** How long a link works, and how long an address waits for it. */
const VALID = '48 hours';

export interface ConfirmationSettings {
  smtpUrl: string;
  from: string;
  /** From SITE_URL alone: a Host header is whatever its sender wants, and would stand in a letter to somebody else. */
  siteUrl: string;
  siteName: string;
}

/** Null where no letters can be sent: addresses are then stored unconfirmed. */
export function confirmationSettings(env: Env): ConfirmationSettings | null {
  const { SMTP_URL, MAIL_FROM, CONTACT_EMAIL, SITE_URL, SITE_NAME } = env;
  const from = MAIL_FROM ?? CONTACT_EMAIL;
  if (!SMTP_URL || !from || !SITE_URL) return null;
  return { smtpUrl: SMTP_URL, from, siteUrl: SITE_URL, siteName: SITE_NAME };
}

export async function enqueueConfirmation(em: EntityManager, id: number): Promise<void> {
  await query(
    em,
    `select graphile_worker.add_job(?, json_build_object('id', ?::int), job_key := ?, max_attempts := ?)`,
    [MAIL_CONFIRMATION, id, `${MAIL_CONFIRMATION}:${id}`, MAX_MAIL_ATTEMPTS],
  );
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Mails the link to an address that is not confirmed. Every letter has a new token, of which the table holds the hash, so
 * only the newest link works. @throws when it could not be mailed
 */
export async function mailConfirmation(em: EntityManager, settings: ConfirmationSettings, id: number): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const [row] = await query<{ email: string }>(
    em,
    `update subscriber set confirmation_hash = ?, letter_at = now() where id = ? and status <> 'confirmed' returning email`,
    [hashOf(token), id],
  );
  if (!row) return;
  const { smtpUrl, from, siteUrl, siteName } = settings;
  const unsubscribe = siteUrl + unsubscribePath(await letterKey(em), { id, email: row.email });
  await sendMail(smtpUrl, `The confirmation ${id}`, {
    from,
    to: mailbox(row.email),
    subject: `Please confirm your subscription to ${siteName}`,
    text: letterText(siteName, siteUrl + confirmationPath(token), unsubscribe),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

const letterText = (siteName: string, confirm: string, unsubscribe: string) =>
  `Somebody, hopefully you, has entered this address for the newsletter of ${siteName}.

To confirm it, open this link within 48 hours and press the button:
${confirm}

If it was not you, do nothing: nothing will be sent, and the address is deleted.
To have it deleted now: ${unsubscribe}
`;

/** Whose link this is. @throws not_found for one that is used, too old or made up */
export async function findConfirmation(em: EntityManager, token: string): Promise<{ email: string }> {
  const [row] = await query<{ email: string }>(
    em,
    'select email from subscriber where confirmation_hash = ? and letter_at > now() - ?::interval',
    [hashOf(token), VALID],
  );
  return row ?? noConfirmation();
}

/** @throws not_found for a link that is used, too old or made up */
export async function confirmSubscription(em: EntityManager, token: string): Promise<void> {
  const confirmed = await query(
    em,
    `update subscriber set status = 'confirmed', confirmed_at = now(), confirmation_hash = null
     where confirmation_hash = ? and letter_at > now() - ?::interval and status <> 'confirmed' returning id`,
    [hashOf(token), VALID],
  );
  if (confirmed.length === 0) noConfirmation();
}

function noConfirmation(): never {
  throw notFound('This link has been used, or is older than 48 hours. You can subscribe again.');
}

/** Deletes addresses that nobody has confirmed in time. */
export async function forgetUnconfirmed(em: EntityManager): Promise<void> {
  await query(em, `delete from subscriber where status = 'pending' and letter_at < now() - ?::interval`, [VALID]);
}
