import { z } from 'zod';
import { PUBLISH_FIELDS } from '~/features/wallpapers/publish.schema';
import { rowId, rowIds } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { INBOX_PAGE_SIZE, MOVES, SHOWN } from './draft.view';

const noneSelected = { error: () => messagesOf('publishingErrors').noneSelected };
const ids = rowIds(INBOX_PAGE_SIZE, noneSelected);

const InboxAct = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['publish', 'draft', 'delete']), id: ids }),
  z.object({ intent: z.literal('set'), id: ids }),
  z.object({ intent: z.literal('plan'), id: ids, ...PUBLISH_FIELDS }),
  z.object({ intent: z.literal('move'), move: z.enum(MOVES), one: rowId(noneSelected) }),
]);

/** The buttons of a row send "earlier 12" and win over the selected rows. */
export const InboxRequest = z.preprocess((given) => {
  const { row, ...fields } = { ...(given as Record<string, unknown>) };
  const [move, one] = typeof row === 'string' ? row.split(' ') : [];
  return one === undefined ? fields : { intent: 'move', move, one };
}, InboxAct);
export type InboxRequestValue = z.output<typeof InboxRequest>;

export const InboxSearch = z.object({
  show: z.enum(SHOWN).catch('all'),
  select: z.literal('all').nullable().catch(null),
});
