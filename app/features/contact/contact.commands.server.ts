import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactValue } from './contact.schema';
import { enqueueContactMail } from './contact-mail.server';
import { insertMessageOnce } from './messages.queries.server';

/** Mail goes out later, if at all: the mail server is no concern of the sender. Repetitions within a minute are one message. */
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
