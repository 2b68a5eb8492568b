import type { contactMail as english } from '../../en/contact/contact-mail.server';

export const contactMail = {
  job: (id: number) => `Nachricht ${id}`,
  answerJob: (id: number) => `Antwort auf Nachricht ${id}`,
  subject: (siteName: string, subject: string) => `${siteName}: ${subject}`,
  footer: (email: string, siteName: string) => `Gesendet von ${email} über das Kontaktformular von ${siteName}.`,
} satisfies typeof english;
