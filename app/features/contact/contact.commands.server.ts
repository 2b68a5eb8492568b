import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactValue } from './contact.schema';
import { enqueueContactMail } from './contact-mail.server';
import { insertMessageOnce } from './messages.queries.server';

/**
 * Keeps a message and, where mail is set up, has it mailed later: what the mail server does is no concern of the sender.
 * The same words from the same address within a minute are one message, however often and how fast they were sent.
 */
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
