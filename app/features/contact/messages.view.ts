import { withQuery } from '~/lib/paths';

export const MESSAGES_PER_PAGE = 50;

export interface MessageView {
  id: number;
  email: string;
  subject: string;
  message: string;
  isRead: boolean;
  createdAt: string;
}

export const messageListPath = (offset = 0) => withQuery('/admin/messages', { offset: offset || undefined });

export const messageDeletionPath = (id: number, listPath: string) =>
  withQuery(`/admin/messages/${id}/delete`, { next: listPath });
