import type { MessageView } from '~/features/contact/messages.view';
import type { ReportView } from '~/features/reports/report.view';
import { withQuery } from '~/lib/paths';

export const INBOX_PAGE_SIZE = 20;
/** On the Overview. */
export const NEWEST_IN_INBOX = 5;

export const INBOX_FILTERS = ['open', 'all', 'messages', 'reports'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

export interface InboxQuery {
  show: InboxFilter;
  /** Cursors: the page begins after, or ends before, this item. */
  after?: string;
  before?: string;
}

export const inboxPath = ({ show = 'open', after, before }: Partial<InboxQuery> = {}) =>
  withQuery('/admin/messages', { show: show === 'open' ? undefined : show, after, before });

export function readInboxQuery(search: URLSearchParams): InboxQuery {
  const show = INBOX_FILTERS.find((name) => name === search.get('show')) ?? 'open';
  return { show, after: search.get('after') ?? undefined, before: search.get('before') ?? undefined };
}

export type InboxItem =
  | { kind: 'message'; id: number; message: MessageView }
  | { kind: 'report'; id: number; report: ReportView };

export const inboxAnchor = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) => `${kind}-${id}`;

/** Where an item is worked on, from anywhere. */
export const inboxItemPath = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) =>
  `${inboxPath({ show: 'all' })}#${inboxAnchor({ kind, id })}`;
