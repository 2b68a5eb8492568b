/** Double opt-in: subscribers confirm their address with a link in a mail, if mail is configured. */
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ago } from '~/db/clock.server';
import { Subscriber } from '~/db/entities/subscriber.entity';
import { addJob } from '~/db/jobs.queries.server';
import type { LetterSettings } from '~/features/site/mail-settings.server';
import { notFound } from '~/lib/errors';
import { MAIL_JOB, mailbox, sendMail } from '~/lib/mail.server';
import { messagesIn, prefixOf, siteLanguage, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { confirmationPath, letterKey, unsubscribePath } from './letter-links.server';
import { noteLetter } from './subscribers.queries.server';

export const MAIL_CONFIRMATION = 'mail-confirmation';

/** How long a link works. Unconfirmed addresses are deleted after the same time. */
const VALID_MS = 48 * 3_600_000;
const oldest = () => ago(VALID_MS);

export const enqueueConfirmation = (em: EntityManager, id: number): Promise<void> =>
  addJob(em, MAIL_CONFIRMATION, id, MAIL_JOB);

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The site may have dropped a subscriber's language. */
export const spokenWith = ({ language }: { language: string | null }) =>
  siteLanguages().find((one) => one === language) ?? siteLanguage();

/** Every mail gets a new token, stored as a hash, so only the newest link works. @throws when the mail can't be sent */
export async function mailConfirmation(em: EntityManager, settings: LetterSettings, id: number): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const addressee = await noteLetter(em, id, hashToken(token));
  if (!addressee) return;
  const { email } = addressee;
  const language = spokenWith(addressee);
  const { confirmation: text } = messagesIn(language);
  const { smtpUrl, from, siteUrl, siteName } = settings;
  const site = siteUrl + prefixOf(language);
  const unsubscribe = site + unsubscribePath(await letterKey(em), { id, email });
  await sendMail(smtpUrl, text.job(id), {
    from,
    to: mailbox(email),
    subject: text.subject(siteName),
    text: text.body(siteName, site + confirmationPath(token), unsubscribe),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** The address that a link confirms. @throws not_found for a link that is used, expired or made up */
export async function findConfirmation(em: EntityManager, token: string): Promise<{ email: string }> {
  const found = await em.findOne(Subscriber, { confirmationHash: hashToken(token), letterAt: { $gt: oldest() } });
  return found ? { email: found.email } : noConfirmation();
}

export const NOT_PAUSED = { pausedAt: null, failures: 0 };

/** Also resumes a paused subscriber. @throws not_found for a link that is used, expired or made up */
export async function confirmSubscription(em: EntityManager, token: string): Promise<void> {
  const confirmed = await em.nativeUpdate(
    Subscriber,
    { confirmationHash: hashToken(token), letterAt: { $gt: oldest() } },
    { status: 'confirmed', confirmedAt: new Date(), confirmationHash: null, ...NOT_PAUSED },
  );
  if (confirmed === 0) noConfirmation();
}

function noConfirmation(): never {
  throw notFound(messagesOf('confirmation').usedLink);
}

export async function purgeExpiredConfirmations(em: EntityManager): Promise<void> {
  await em.nativeDelete(Subscriber, { status: 'pending', letterAt: { $lt: oldest() } });
}
