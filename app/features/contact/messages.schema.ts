import { z } from 'zod';
import { rowId } from '~/lib/form-values';
import { readId } from '~/lib/id';
import { pageParameters } from '~/lib/query-parameters';
import { messagesOf } from '~/messages/messages';
import { answerText } from './contact.schema';
import { MESSAGES_PER_PAGE } from './messages.view';

const id = z.string().transform((value, context) => {
  const found = readId(value);
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: messagesOf('inboxErrors').noMessage });
  return z.NEVER;
});

export const MessageMark = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['read', 'unread', 'answered', 'unanswered']), id }),
  z.object({ intent: z.literal('read-all'), newest: id }),
]);

export type MessageMarkValue = z.output<typeof MessageMark>;

export const MessageAnswer = z.object({ intent: z.literal('reply'), id: rowId(), words: answerText });
export type MessageAnswerValue = z.output<typeof MessageAnswer>;

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
