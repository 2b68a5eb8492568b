import type { Deletion } from '~/ui/overlays/confirm-deletion';
import type { MessageView } from './messages.view';

export function messageDeletion({ subject, email }: Pick<MessageView, 'subject' | 'email'>): Deletion {
  return {
    question: `Delete “${subject}”?`,
    consequence: `The message of ${email} will be gone for good.`,
  };
}
