import type { Confirmation } from '~/ui/admin/confirmation';
import type { MessageView } from './messages.view';

export function messageDeletion({ subject, email }: Pick<MessageView, 'subject' | 'email'>): Confirmation {
  return {
    failed: 'Failed to delete message',
    question: `Delete “${subject}”?`,
    consequence: `The message of ${email} will be gone for good.`,
  };
}
