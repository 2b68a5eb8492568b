import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { invalid, noSuch } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ContactValue } from './contact.schema';
import { enqueueAnswer, enqueueContactMail } from './contact-mail.server';
import { insertMessageOnce } from './messages.queries.server';
import type { MessageAnswerValue, MessageChangeValue, MessageMarkValue } from './messages.schema';

const CHANGES = {
  read: { read: true },
  unread: { read: false },
  answered: { answered: true },
  unanswered: { answered: false },
};

/** An answered message also counts as read. @throws not_found */
export async function markMessage(
  em: EntityManager,
  id: number,
  { read, answered }: MessageChangeValue,
): Promise<void> {
  const message = await em.findOne(ContactMessage, id);
  if (!message) throw noSuch('message');
  const now = new Date();
  if (answered !== undefined) message.answeredAt = answered ? (message.answeredAt ?? now) : null;
  const isRead = answered || read;
  if (isRead !== undefined) message.readAt = isRead ? (message.readAt ?? now) : null;
  await em.flush();
}

/** Also cancels a mail that has not been sent yet. @throws not_found */
export async function deleteMessage(em: EntityManager, id: number): Promise<void> {
  if ((await em.nativeDelete(ContactMessage, { id })) === 0) throw noSuch('message');
}

export async function markMessages(em: EntityManager, act: MessageMarkValue): Promise<void> {
  if (act.intent !== 'read-all') return markMessage(em, act.id, CHANGES[act.intent]);
  // Messages that arrived later were not on the page.
  await em.nativeUpdate(ContactMessage, { readAt: null, id: { $lte: act.newest } }, { readAt: new Date() });
}

/** Mails the answer by a job, and counts the message as answered. A later answer replaces it. @throws not_found, invalid without mail */
export async function answerMessage(
  em: EntityManager,
  { id, words }: MessageAnswerValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  if (!isMailed) throw invalid({ words: [messagesOf('inboxErrors').noMail] });
  await em.fork().transactional(async (tx) => {
    const message = await tx.findOne(ContactMessage, id);
    if (!message) throw noSuch('message');
    const now = new Date();
    Object.assign(message, { answer: words, answerMailedAt: null, answeredAt: now, readAt: message.readAt ?? now });
    await enqueueAnswer(tx, id);
  });
}

/** Mail is sent later by a job, so a failing mail server never fails the form. Repeats within a minute count once. */
export async function sendContactMessage(
  em: EntityManager,
  message: ContactValue,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const id = await insertMessageOnce(tx, message, isMailed ? 'waiting' : 'off');
    if (id !== null && isMailed) await enqueueContactMail(tx, id);
  });
}
