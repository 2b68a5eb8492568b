import type { inboxErrors as english } from '../../en/contact/inbox-errors';
export const inboxErrors = {
  noMessage: 'Não é o id de uma mensagem.',
  noMail: 'O e-mail não está configurado. Responda pelo seu programa de e-mail.',
  flag: (name: string) => `“${name}” deve ser true ou false.`,
} satisfies typeof english;
