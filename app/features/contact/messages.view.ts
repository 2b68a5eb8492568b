/** Contact messages as the administrator sees them. Safe in the browser. */
import { withQuery } from '~/lib/paths';

export const MESSAGES_PER_PAGE = 50;

export interface MessageView {
  id: number;
  email: string;
  subject: string;
  message: string;
  isRead: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export const messageListPath = (offset = 0) => withQuery('/admin/messages', { offset: offset || undefined });

/** The page that asks before a message is deleted, and leads back to the list at this address. */
export const messageDeletionPath = (id: number, listPath: string) =>
  withQuery(`/admin/messages/${id}/delete`, { next: listPath });
