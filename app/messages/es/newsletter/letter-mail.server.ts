import type { letterMail as english } from '../../en/newsletter/letter-mail.server';
/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `Recibes este correo porque te suscribiste a ${siteName}.`,
  unsubscribe: 'Cancelar la suscripción',
} satisfies typeof english;
