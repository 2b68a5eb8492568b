import type { letterMail as english } from '../../en/newsletter/letter-mail.server';
/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `Du bekommst diese Mail, weil du ${siteName} abonniert hast.`,
  unsubscribe: 'Abbestellen',
} satisfies typeof english;
