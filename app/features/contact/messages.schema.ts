import { z } from 'zod';
import { readId } from '~/lib/id';
import { pageParameters } from '~/lib/query-parameters';
import { messagesOf } from '~/messages/messages';
import { MESSAGES_PER_PAGE } from './messages.view';

const id = z.string().transform((value, context) => {
  const found = readId(value);
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: messagesOf('inboxErrors').noMessage });
  return z.NEVER;
});

export const MessageAct = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['read', 'unread', 'answered', 'unanswered']), id }),
  z.object({ intent: z.literal('read-all'), newest: id }),
]);

export type MessageActValue = z.output<typeof MessageAct>;

export const MessageQuery = z.object(pageParameters(MESSAGES_PER_PAGE));

const flag = (name: 'read' | 'answered') =>
  z
    .union([z.boolean(), z.enum(['true', 'false'])], { error: () => messagesOf('inboxErrors').flag(name) })
    .transform((value) => value === true || value === 'true')
    .optional();

export const MessageChange = z
  .object({ read: flag('read'), answered: flag('answered') })
  .refine(({ read, answered }) => read !== undefined || answered !== undefined, {
    path: ['read'],
    error: () => messagesOf('inboxErrors').flag('read'),
  });

export type MessageChangeValue = z.output<typeof MessageChange>;
