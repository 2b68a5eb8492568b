import type { EntityManager } from '@mikro-orm/postgresql';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { MailError, mailbox, sendMail } from '~/lib/mail.server';
import { messagesOf } from '~/messages/messages';
import type { MailValue } from './mail.schema';
import { readSettings, saveSetting } from './settings.queries.server';
import { siteSettings } from './site-settings.server';
import { type Mail, NO_MAIL, sealPassword, smtpUrl } from './smtp-url.server';

export const readMail = async (em: EntityManager): Promise<Mail> => ({
  ...NO_MAIL,
  ...(await readSettings(em)).mail,
});

/** @throws invalid with the server's own answer when the test fails; what was typed is saved before */
export async function saveMail(em: EntityManager, { intent, password, ...value }: MailValue): Promise<void> {
  const before = await readMail(em);
  const kept = value.user ? before.password : '';
  await saveSetting(em, 'mail', { ...value, password: password ? sealPassword(password) : kept });
  if (intent === 'test') await sendTest(em);
}

async function sendTest(em: EntityManager): Promise<void> {
  const text = messagesOf('siteMail').test;
  const { name, ...stored } = await siteSettings(em);
  const mail = await readMail(em);
  const url = env.SMTP_URL ?? smtpUrl(mail);
  const to = env.CONTACT_EMAIL ?? (mail.to || stored.contactEmail);
  if (!url || !to) throw new DomainError('invalid', text.incomplete);
  const from = env.MAIL_FROM ?? (mail.from || to);
  try {
    await sendMail(url, 'test', { from, to: mailbox(to), subject: text.subject(name), text: text.body(name) });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    throw new DomainError('invalid', text.failedWith(error.answer));
  }
}
