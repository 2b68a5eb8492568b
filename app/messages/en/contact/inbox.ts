import { exactCount } from '../numbers';

/** The administrator's list of visitors' messages. */
export const inbox = {
  title: 'Messages',
  show: 'Messages to show',
  unanswered: 'Unanswered',
  noun: ['message', 'messages'] as [string, string],
  none: 'No messages yet. Messages from the contact form appear here.',
  allAnswered: 'You have answered every message.',
  allRead: 'All read.',
  unread: (count: number) => `${exactCount(count)} unread.`,
  unansweredCount: (count: number) => `${exactCount(count)} unanswered`,
  showAll: (total: number) => (total > 1 ? `Show all ${exactCount(total)}` : 'Show all'),
  state: { unread: 'Unread', answered: 'Answered' },
  mark: {
    read: 'Mark as read',
    unread: 'Mark as unread',
    answered: 'Mark as answered',
    unanswered: 'Mark as unanswered',
  },
  markNamed: (mark: string, subject: string) => `${mark}: ${subject}`,
  markAllRead: 'Mark all as read',
  reply: 'Reply',
  replyNamed: (email: string, subject: string) => `Reply to ${email}: ${subject}`,
  quoted: (date: string) => `On ${date} you wrote:`,
  delete: 'Delete',
  deleteNamed: (subject: string) => `Delete ${subject}`,
  deleteTitle: (subject: string | undefined) => `Delete ${subject ?? 'message'}`,
  deleteQuestion: (subject: string) => `Delete “${subject}”?`,
  deleteConsequence: (email: string) => `This permanently deletes the message from ${email}.`,
  deleteFailed: 'Failed to delete message',
  deleted: 'Message deleted',
};
