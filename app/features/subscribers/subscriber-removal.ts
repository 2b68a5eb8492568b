import type { Deletion } from '~/ui/overlays/confirm-deletion';

export function subscriberRemoval({ email }: { email: string }): Deletion {
  return {
    question: `Remove ${email}?`,
    consequence: 'The address is deleted for good. It can subscribe again.',
    verb: 'Remove',
    busy: 'Removing…',
  };
}
