import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { mailing } from '~/features/site/mail-job.server';
import { type MailSettings, mailSettings } from '~/features/site/mail-settings.server';
import { MAX_MAIL_ATTEMPTS, sendMail } from '~/lib/mail.server';
import { messagesOf } from '~/messages/messages';
import { ACCOUNT_PATH } from './access.view';
import { nameBrowser } from './browser-name.server';
import { addSignInJob } from './sign-in-mail.queries.server';

const MAIL_SIGN_IN = 'mail-sign-in';

/** All that the mail says: the session may be over when it is sent. */
export interface SignIn {
  id: string;
  at: string;
  userAgent: string;
}

/** In the transaction that starts the session: no one logs in without the mail. */
export async function queueSignInMail(tx: EntityManager, userAgent: string): Promise<void> {
  if (!(await mailSettings(tx))) return;
  const signIn: SignIn = { id: randomUUID(), at: new Date().toISOString(), userAgent };
  await addSignInJob(tx, MAIL_SIGN_IN, signIn, MAX_MAIL_ATTEMPTS);
}

/** @throws when the mail cannot be sent */
export async function mailSignIn(
  { smtpUrl, from, to, siteUrl, siteName }: MailSettings,
  signIn: SignIn,
): Promise<void> {
  const { id, at, userAgent } = signIn;
  const text = messagesOf('signInMail');
  const page = siteUrl ? siteUrl + ACCOUNT_PATH : null;
  await sendMail(smtpUrl, text.job, {
    from,
    to,
    subject: text.subject(siteName),
    text: text.text(siteName, `${at.slice(0, 16).replace('T', ' ')} UTC`, nameBrowser(userAgent), page),
    date: new Date(at),
    // Most mail programs show a repeated id only once, so a job may run twice.
    messageId: `<sign-in-${id}@${to.split('@').at(-1)}>`,
  });
}

export const ACCOUNT_JOBS: Jobs = {
  [MAIL_SIGN_IN]: mailing(mailSettings, (_em, settings, signIn: SignIn) => mailSignIn(settings, signIn)),
};
