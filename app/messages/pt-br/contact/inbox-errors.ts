import type { inboxErrors as english } from '../../en/contact/inbox-errors';
export const inboxErrors = {
  noMessage: 'Não é o id de uma mensagem.',
  flag: (name: string) => `“${name}” deve ser true ou false.`,
} satisfies typeof english;
