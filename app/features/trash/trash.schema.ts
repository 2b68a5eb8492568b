import { z } from 'zod';
import { messagesOf } from '~/messages/messages';

const id = z.coerce
  .number({ error: () => messagesOf('trash').notFromList })
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** `one` comes from the button of a row and wins over the ticked rows. */
export const TrashRequest = z
  .object({
    intent: z.enum(['restore', 'ask', 'delete', 'restore-all', 'ask-all', 'delete-all']).default('restore'),
    id: z
      .preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(id).max(200))
      .transform((ids) => [...new Set(ids)]),
    one: id.optional(),
    /** The page to return to. */
    next: z.string().optional().catch(undefined),
  })
  .transform(({ intent, id: ids, one, next }) => ({ intent, ids: one === undefined ? ids : [one], next }));

export type TrashRequestValue = z.output<typeof TrashRequest>;

export const PurgeRequest = z.object({
  confirm: z.unknown().optional().describe('Exactly DELETE ALL WALLPAPERS.'),
});
