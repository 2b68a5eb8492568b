import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { noSuch } from '~/lib/errors';
import type { ContactValue } from './contact.schema';
import { enqueueContactMail } from './contact-mail.server';
import { insertMessageOnce } from './messages.queries.server';
import type { MessageActValue, MessageChangeValue } from './messages.schema';

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

export async function actOnMessages(em: EntityManager, act: MessageActValue): Promise<void> {
  if (act.intent !== 'read-all') return markMessage(em, act.id, CHANGES[act.intent]);
  // Messages that arrived later were not on the page.
  await em.nativeUpdate(ContactMessage, { readAt: null, id: { $lte: act.newest } }, { readAt: new Date() });
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
