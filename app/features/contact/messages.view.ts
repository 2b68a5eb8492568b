import { wellFormed } from '~/lib/clean-text';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { Confirmation } from '~/ui/admin/confirmation';

export const MESSAGES_PER_PAGE = 50;

export interface MessageView {
  id: number;
  email: string;
  subject: string;
  message: string;
  isRead: boolean;
  isAnswered: boolean;
  /** Sent from the Inbox; null without one. */
  answer: string | null;
  isAnswerMailed: boolean;
  createdAt: string;
}

/** Mail programs accept links of about 2,000 characters. */
const MAX_QUOTED = 1200;

/** A `mailto:` link that opens a reply with the message quoted. */
export function replyAddress({
  email,
  subject,
  message,
  createdAt,
}: Pick<MessageView, 'email' | 'subject' | 'message' | 'createdAt'>): string {
  const lines = shortened(wellFormed(message).replace(/\r\n?/g, '\n')).split('\n');
  const quoted = [messagesOf('inbox').quoted(createdAt.slice(0, 10)), ...lines.map((line) => `> ${line}`)].join('\r\n');
  const body = encodeURIComponent(`\r\n\r\n${quoted}\r\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${body}`;
}

/** The longest start of the message that fits once it is quoted and encoded. */
function shortened(message: string): string {
  let text = '';
  let length = 0;
  for (const character of message) {
    length += encodeURIComponent(character === '\n' ? '\r\n> ' : character).length;
    if (length > MAX_QUOTED) return `${text} […]`;
    text += character;
  }
  return text;
}

export const messageDeletionPath = (id: number, listPath: string) =>
  withQuery(`/admin/messages/${id}/delete`, { next: listPath });

export function messageDeletion({ subject, email }: Pick<MessageView, 'subject' | 'email'>): Confirmation {
  const text = messagesOf('inbox');
  return {
    failed: text.deleteFailed,
    question: text.deleteQuestion(subject),
    consequence: text.deleteConsequence(email),
  };
}
