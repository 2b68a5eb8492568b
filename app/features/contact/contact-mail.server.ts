import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { addJob, type Jobs } from '~/db/jobs.queries.server';
import { mailing } from '~/features/site/mail-job.server';
import { type MailSettings, mailSettings } from '~/features/site/mail-settings.server';
import { MAIL_JOB, mailbox, sendMail } from '~/lib/mail.server';
import { messagesOf } from '~/messages/messages';

export const MAIL_CONTACT_MESSAGE = 'mail-contact-message';

export const enqueueContactMail = (em: EntityManager, id: number): Promise<void> =>
  addJob(em, MAIL_CONTACT_MESSAGE, id, MAIL_JOB);

export const MAIL_ANSWER = 'mail-answer';

export const enqueueAnswer = (em: EntityManager, id: number): Promise<void> => addJob(em, MAIL_ANSWER, id, MAIL_JOB);

/** Does nothing when the message was deleted or the answer already mailed. @throws when the mail cannot be sent */
export async function mailAnswer(em: EntityManager, { smtpUrl, from, to }: MailSettings, id: number): Promise<void> {
  const message = await em.findOne(ContactMessage, { id, answer: { $ne: null }, answerMailedAt: null });
  if (!message?.answer) return;
  const { email, subject, answer, answeredAt } = message;
  const quoted = message.message.split('\n').map((line) => `> ${line}`);
  await sendMail(smtpUrl, messagesOf('contactMail').answerJob(id), {
    from,
    to: mailbox(email),
    replyTo: to,
    subject: `Re: ${subject}`,
    text: `${answer}\n\n${quoted.join('\n')}\n`,
    messageId: `<contact-answer-${id}-${answeredAt?.getTime() ?? 0}@${to.split('@').at(-1)}>`,
  });
  message.answerMailedAt = new Date();
  await em.flush();
}

/** Does nothing when the message was deleted or already mailed. @throws when the mail cannot be sent */
export async function mailContactMessage(em: EntityManager, settings: MailSettings, id: number): Promise<void> {
  const waiting = await em.findOne(ContactMessage, { id, mailStatus: { $in: ['waiting', 'failed'] } });
  if (!waiting) return;
  try {
    await sendMail(settings.smtpUrl, messagesOf('contactMail').job(id), composeMail(settings, waiting));
  } catch (error) {
    waiting.mailStatus = 'failed';
    await em.flush().catch(() => undefined);
    throw error;
  }
  waiting.mailStatus = 'sent';
  await em.flush();
}

function composeMail({ from, to, siteName }: MailSettings, row: InferEntity<typeof ContactMessage>) {
  const { id, email, subject, message, createdAt: date } = row;
  const mail = messagesOf('contactMail');
  return {
    from,
    to,
    replyTo: mailbox(email),
    subject: mail.subject(siteName, subject),
    text: `${message}\n\n-- \n${mail.footer(email, siteName)}\n`,
    date,
    // Most mail programs show a repeated id only once, so a job may run twice.
    messageId: `<contact-message-${id}-${date.getTime()}@${to.split('@').at(-1)}>`,
  };
}

export const CONTACT_JOBS: Jobs = {
  [MAIL_CONTACT_MESSAGE]: mailing(mailSettings, (em, settings, { id }: { id: number }) =>
    mailContactMessage(em, settings, id),
  ),
  [MAIL_ANSWER]: mailing(mailSettings, (em, settings, { id }: { id: number }) => mailAnswer(em, settings, id)),
};
