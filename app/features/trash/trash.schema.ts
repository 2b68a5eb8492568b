import { z } from 'zod';
import { rowId, rowIds } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';

const notFromList = { error: () => messagesOf('trash').notFromList };

/** `one` comes from the button of a row and wins over the selected rows. */
export const TrashRequest = z
  .object({
    intent: z.enum(['restore', 'ask', 'delete', 'restore-all', 'ask-all', 'delete-all']).default('restore'),
    id: rowIds(200, notFromList),
    one: rowId(notFromList).optional(),
    /** The page to return to. */
    next: z.string().optional().catch(undefined),
  })
  .transform(({ intent, id: ids, one, next }) => ({ intent, ids: one === undefined ? ids : [one], next }));

export type TrashRequestValue = z.output<typeof TrashRequest>;

export const PurgeRequest = z.object({
  confirm: z.unknown().optional().describe('Exactly DELETE ALL WALLPAPERS.'),
});
