import type { contactMail as english } from '../../en/contact/contact-mail.server';

export const contactMail = {
  job: (id: number) => `Mensaje ${id}`,
  answerJob: (id: number) => `Respuesta al mensaje ${id}`,
  subject: (siteName: string, subject: string) => `${siteName}: ${subject}`,
  footer: (email: string, siteName: string) => `Enviado por ${email} con el formulario de contacto de ${siteName}.`,
} satisfies typeof english;
