import type { Confirmation } from '~/ui/admin/confirmation';
import type { MessageView } from './messages.view';

/** What the dialog and the page say before a message is deleted. */
export function messageDeletion({ subject, email }: Pick<MessageView, 'subject' | 'email'>): Confirmation {
  return {
    question: `Delete “${subject}”?`,
    consequence: `The message of ${email} will be gone for good.`,
  };
}
