import type { Confirmation } from '~/ui/admin/confirmation';

export function subscriberRemoval({ email }: { email: string }): Confirmation {
  return {
    question: `Remove ${email}?`,
    consequence: 'The address is deleted for good. It can subscribe again.',
    verb: 'Remove',
    busy: 'Removing…',
    failed: 'Failed to remove subscriber',
  };
}
