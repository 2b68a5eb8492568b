import { z } from 'zod';
import { readId } from '~/lib/id';

const id = z.string().transform((value, context) => {
  const found = readId(value);
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: 'This is no message.' });
  return z.NEVER;
});

export const MessageAct = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['read', 'unread', 'answered', 'unanswered']), id }),
  z.object({ intent: z.literal('read-all'), newest: id }),
]);

export type MessageActValue = z.output<typeof MessageAct>;
