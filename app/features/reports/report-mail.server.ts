import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { mailing } from '~/features/site/mail-job.server';
import { type MailSettings, mailSettings } from '~/features/site/mail-settings.server';
import { isUndeliverable, mailbox, sendMail } from '~/lib/mail.server';
import { messagesIn, siteLanguage, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { type EventToMail, findEventToMail, markMailed, mayAcknowledge } from './reports.queries.server';

export const MAIL_REPORT = 'mail-report';

/** Confirms a new report to its sender and tells the administrator, or sends the answer. @throws when a mail cannot be sent */
export async function mailReport(em: EntityManager, settings: MailSettings, id: number): Promise<void> {
  const event = await findEventToMail(em, id);
  if (!event) return;
  const isSilent = event.kind === 'received' && event.email !== null && !(await mayAcknowledge(em, event.email));
  for (const { role, ...mail } of composeMails(event, settings)) {
    if (role === 'sender' && isSilent) continue;
    const sending = sendMail(settings.smtpUrl, messagesOf('reportMail').job(id), {
      ...mail,
      from: settings.from,
      // Most mail programs show a repeated id only once, so a job may run twice.
      messageId: `<report-event-${id}-${role}@${settings.to.split('@').at(-1)}>`,
    });
    // A sender without a mailbox must not keep the report from the administrator.
    await sending.catch((error) => {
      if (role !== 'sender' || event.kind !== 'received' || !isUndeliverable(error)) throw error;
    });
  }
  if (!isSilent) await markMailed(em, id);
}

function composeMails(event: EventToMail, { siteName, to }: MailSettings) {
  const { kind, title, page, message, name, email, words, reason } = event;
  const language = siteLanguages().find((one) => one === event.language) ?? siteLanguage();
  const { receipt, answer } = messagesIn(language).reportMail;
  const isNew = kind === 'received';
  const written = isNew ? receipt(siteName, title, page) : answer(siteName, title, words ?? '');
  const sender = [name, email].filter(Boolean).join(', ');
  const notice = messagesOf('reportMail').notice(siteName, title, page, {
    ...{ reason: messagesOf('reports').short[reason], sender, message },
  });
  return [
    ...(email ? [{ role: 'sender', to: mailbox(email), replyTo: to, ...written }] : []),
    ...(isNew ? [{ role: 'administrator', to, ...(email && { replyTo: mailbox(email) }), ...notice }] : []),
  ];
}

export const REPORT_JOBS: Jobs = {
  [MAIL_REPORT]: mailing(mailSettings, (em, settings, { id }: { id: number }) => mailReport(em, settings, id)),
};
