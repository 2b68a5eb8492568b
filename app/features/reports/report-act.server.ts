import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { findBlank } from './answer-blanks.server';

const error = { error: () => messagesOf('reports').errors.words };

const words = z
  .string(error)
  .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
  .pipe(z.string().min(1, error).max(5000, error))
  .superRefine((value, context) => {
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
