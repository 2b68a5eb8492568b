import { z } from 'zod';
import { answerText } from '~/features/contact/contact.schema';
import { rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { findBlank } from './answer-blanks.server';

const words = answerText.superRefine((value, context) => {
  const label = findBlank(value);
  if (label)
    context.addIssue({ code: 'custom', message: messagesOf('reports').errors.blank(label.replace(/:$/, '').trim()) });
});

const id = rowId();

export const ReportAct = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['hide', 'show', 'close', 'reopen', 'forget']), id }),
  z.object({ intent: z.literal('answer'), id, words }),
]);
export type ReportActValue = z.output<typeof ReportAct>;
