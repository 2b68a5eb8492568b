import { z } from 'zod';
import { PUBLISH_FIELDS } from '~/features/wallpapers/publish.schema';
import { rowIds } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { DRAFTS_PAGE_SIZE, SHOWN } from './draft.view';

const ids = rowIds(DRAFTS_PAGE_SIZE, { error: () => messagesOf('publishingErrors').noneSelected });

/** `edit` and `delete` lead to pages of their own. */
export const DraftsRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['publish', 'draft', 'edit', 'delete', 'set']), id: ids }),
  z.object({ intent: z.literal('plan'), id: ids, ...PUBLISH_FIELDS }),
]);
export type DraftsRequestValue = z.output<typeof DraftsRequest>;

export const DraftsSearch = z.object({
  show: z.enum(SHOWN).catch('all'),
  select: z.literal('all').nullable().catch(null),
});
