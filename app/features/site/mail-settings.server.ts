import type { EntityManager } from '@mikro-orm/postgresql';
import { onlyChanged, openedMarks } from '~/lib/edited-form.server';
import { DomainError, invalid } from '~/lib/errors';
import { MailError, mailbox, sendMail } from '~/lib/mail.server';
import { messagesOf } from '~/messages/messages';
import { changeable, fixedFields, keepFixed, type Variables } from './fixed-fields.server';
import type { MailValue } from './mail.schema';
import { changeSetting, readSettings } from './settings.queries.server';
import { readSiteSettings } from './site-settings.server';
import { isPasswordLost, type Mail, NO_MAIL, sealPassword } from './smtp-url.server';

const VARIABLES: Variables<Mail> = {
  ...Object.fromEntries(
    (['host', 'port', 'security', 'user', 'password'] as const).map((field) => [field, 'SMTP_URL']),
  ),
  from: 'MAIL_FROM',
  to: 'CONTACT_EMAIL',
  siteUrl: 'SITE_URL',
};

export type MailSettings = NonNullable<Awaited<ReturnType<typeof mailSettings>>>;

/** For mail to the administrator. Null when mail is not configured. */
export async function mailSettings(em: EntityManager) {
  const { smtpUrl, mailFrom, contactEmail, siteUrl, name } = await readSiteSettings(em);
  if (!smtpUrl || !contactEmail) return null;
  return { smtpUrl, from: mailFrom ?? contactEmail, to: contactEmail, siteUrl, siteName: name };
}

export interface LetterSettings {
  smtpUrl: string;
  from: string;
  siteUrl: string;
  siteName: string;
}

/** For mail to subscribers. Null when it is not configured. Addresses are then stored unconfirmed. */
export async function letterSettings(em: EntityManager): Promise<LetterSettings | null> {
  const { smtpUrl, mailFrom: from, siteUrl, name } = await readSiteSettings(em);
  return smtpUrl && from && siteUrl ? { smtpUrl, from, siteUrl, siteName: name } : null;
}

/** What the settings still lack for mail to subscribers. */
export async function missingForLetters(em: EntityManager): Promise<'mail' | 'address' | null> {
  const { smtpUrl, mailFrom, siteUrl } = await readSiteSettings(em);
  if (!smtpUrl || !mailFrom) return 'mail';
  return siteUrl ? null : 'address';
}

const readMail = async (em: EntityManager): Promise<Mail> => ({ ...NO_MAIL, ...(await readSettings(em)).mail });

const shown = ({ password: _, port, ...mail }: Mail) => changeable({ ...mail, port: String(port) }, VARIABLES as never);

/** For the form: never the password. */
export async function showMail(em: EntityManager) {
  const mail = await readMail(em);
  const { password, port, ...value } = mail;
  const { mailFrom, contactEmail, siteUrl } = await readSiteSettings(em);
  const fixed = fixedFields<Mail>(VARIABLES);
  return {
    value: {
      ...value,
      port: String(port),
      from: fixed.from ? (mailFrom ?? '') : value.from,
      to: fixed.to ? (contactEmail ?? '') : value.to,
      siteUrl: siteUrl ?? '',
    },
    opened: openedMarks(shown(mail)),
    password: fixed.host || !password ? null : isPasswordLost(password) ? ('lost' as const) : ('kept' as const),
    fixed,
  };
}

/**
 * @param sent the fields of the form
 * @throws conflict; invalid when the password is for another server, or with the reason why the test failed; what was typed
 * is saved before
 */
export async function saveMail(
  em: EntityManager,
  { intent, password, ...value }: MailValue,
  sent: Record<string, unknown>,
): Promise<void> {
  await changeSetting<Mail>(em, 'mail', (row) => {
    const before = { ...NO_MAIL, ...row };
    const mail = { ...before, ...onlyChanged(value, sent, shown(before), 'mail') };
    const kept = mail.host && mail.user ? before.password : '';
    // Whoever sits at an open session must not send the password to a server of their own.
    const isElsewhere = (['host', 'port', 'security', 'user'] as const).some((field) => mail[field] !== before[field]);
    if (kept && !password && isElsewhere) throw invalid({ password: [messagesOf('siteMail').errors.passwordAgain] });
    return keepFixed<Mail>({ ...mail, password: password ? sealPassword(password) : kept }, before, VARIABLES);
  });
  if (intent === 'test') await sendTest(em);
}

async function sendTest(em: EntityManager): Promise<void> {
  const text = messagesOf('siteMail').test;
  const settings = await mailSettings(em);
  if (!settings) throw new DomainError('invalid', text.incomplete);
  const { smtpUrl, from, to, siteName } = settings;
  try {
    await sendMail(smtpUrl, 'test', {
      from,
      to: mailbox(to),
      subject: text.subject(siteName),
      text: text.body(siteName),
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { problem, answer } = error;
    throw new DomainError('invalid', problem ? text.failedBecause(text.problems[problem]) : text.failedWith(answer));
  }
}
