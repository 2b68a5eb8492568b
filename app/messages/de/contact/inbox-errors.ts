import type { inboxErrors as english } from '../../en/contact/inbox-errors';

export const inboxErrors = {
  noMessage: 'Das ist keine Nachrichten-ID.',
  flag: (name: string) => `„${name}“ muss true oder false sein.`,
} satisfies typeof english;
