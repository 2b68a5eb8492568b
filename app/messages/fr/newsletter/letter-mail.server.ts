import type { letterMail as english } from '../../en/newsletter/letter-mail.server';
/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `Vous recevez ce mail parce que vous êtes abonné à ${siteName}.`,
  unsubscribe: 'Se désabonner',
} satisfies typeof english;
