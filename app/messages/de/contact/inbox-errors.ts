import type { inboxErrors as english } from '../../en/contact/inbox-errors';

export const inboxErrors = {
  noMessage: 'Das ist keine Nachrichten-ID.',
  noMail: 'Mail ist nicht eingerichtet. Antworte aus deinem Mailprogramm.',
  flag: (name: string) => `„${name}“ muss true oder false sein.`,
} satisfies typeof english;
