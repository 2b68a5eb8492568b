import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';

export const MAX_PICTURES = 12;

const error = (field: 'subject' | 'words' | 'wallpapers' | 'every' | 'atLeast') => ({
  error: () => messagesOf('letters').errors[field],
});

const id = z.coerce
  .number(error('wallpapers'))
  .int(error('wallpapers'))
  .min(1, error('wallpapers'))
  .max(2 ** 31 - 1, error('wallpapers'));

/** Every button saves the letter first, so that nothing typed is lost. */
export const LetterInput = z.object({
  subject: z
    .string(error('subject'))
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, error('subject')).max(200, error('subject'))),
  words: z
    .string()
    .default('')
    .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
    .pipe(z.string().max(10_000, error('words'))),
  wallpapers: z
    .preprocess(
      (value) => (value === undefined ? [] : [value].flat()),
      z.array(id).max(MAX_PICTURES, error('wallpapers')),
    )
    .transform((ids) => [...new Set(ids)]),
  intent: z.enum(['save', 'test', 'review']).default('save'),
});
export type LetterValue = z.output<typeof LetterInput>;

/** Everything that the page does: writes the next letter, or sends an earlier one to those who did not get it. */
export const LetterAct = z.discriminatedUnion('intent', [
  LetterInput,
  z.object({ intent: z.literal('rest'), letter: rowId() }),
]);

export const ScheduleInput = z.object({
  every: z.enum(['never', 'week', 'month'], error('every')),
  atLeast: z.coerce.number(error('atLeast')).int(error('atLeast')).min(1, error('atLeast')).max(100, error('atLeast')),
});
export type Schedule = z.output<typeof ScheduleInput>;
