import type { contactMail as english } from '../../en/contact/contact-mail.server';
export const contactMail = {
  job: (id: number) => `Mensagem ${id}`,
  answerJob: (id: number) => `Resposta à mensagem ${id}`,
  subject: (siteName: string, subject: string) => `${siteName}: ${subject}`,
  footer: (email: string, siteName: string) => `Enviado por ${email} pelo formulário de contato de ${siteName}.`,
} satisfies typeof english;
