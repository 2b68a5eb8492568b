import { z } from 'zod';
import { PUBLISH_FIELDS } from '~/features/wallpapers/publish.schema';
import { rowIds } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';
import { INBOX_PAGE_SIZE, SHOWN } from './draft.view';

const ids = rowIds(INBOX_PAGE_SIZE, { error: () => messagesOf('publishingErrors').noneSelected });

/** `edit` and `delete` lead to pages of their own. */
export const InboxRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['publish', 'draft', 'edit', 'delete', 'set']), id: ids }),
  z.object({ intent: z.literal('plan'), id: ids, ...PUBLISH_FIELDS }),
]);
export type InboxRequestValue = z.output<typeof InboxRequest>;

export const InboxSearch = z.object({
  show: z.enum(SHOWN).catch('all'),
  select: z.literal('all').nullable().catch(null),
});
