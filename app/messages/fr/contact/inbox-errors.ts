import type { inboxErrors as english } from '../../en/contact/inbox-errors';
export const inboxErrors = {
  noMessage: 'Ce n’est pas l’id d’un message.',
  noMail: 'L’e-mail n’est pas configuré. Répondez depuis votre logiciel de messagerie.',
  flag: (name: string) => `« ${name} » doit valoir true ou false.`,
} satisfies typeof english;
