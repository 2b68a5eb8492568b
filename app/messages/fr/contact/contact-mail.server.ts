import type { contactMail as english } from '../../en/contact/contact-mail.server';
export const contactMail = {
  job: (id: number) => `Message ${id}`,
  answerJob: (id: number) => `Réponse au message ${id}`,
  subject: (siteName: string, subject: string) => `${siteName} : ${subject}`,
  footer: (email: string, siteName: string) => `Envoyé par ${email} avec le formulaire de contact de ${siteName}.`,
} satisfies typeof english;
