import type { letterMail as english } from '../../en/newsletter/letter-mail.server';
/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `Você recebe este e-mail porque assinou ${siteName}.`,
  unsubscribe: 'Cancelar a assinatura',
} satisfies typeof english;
