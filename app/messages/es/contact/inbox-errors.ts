import type { inboxErrors as english } from '../../en/contact/inbox-errors';

export const inboxErrors = {
  noMessage: 'No es el id de un mensaje.',
  noMail: 'El correo no está configurado. Responde desde tu programa de correo.',
  flag: (name: string) => `“${name}” debe ser true o false.`,
} satisfies typeof english;
