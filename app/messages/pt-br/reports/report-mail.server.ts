import type { reportMail as english } from '../../en/reports/report-mail.server';

export const reportMail = {
  job: (id: number) => `Evento ${id} de uma denúncia`,
  receipt: (siteName: string, title: string, page: string) => ({
    subject: `${siteName}: recebemos sua denúncia`,
    text: `Recebemos sua denúncia sobre “${title}” e vamos olhar em breve.\n\n${page}\n\n-- \n${siteName}\n`,
  }),
  answer: (siteName: string, title: string, words: string) => ({
    subject: `${siteName}: sua denúncia sobre “${title}”`,
    text: `${words}\n\n-- \n${siteName}\n`,
  }),
  notice: (
    siteName: string,
    title: string,
    page: string,
    { reason, sender, message }: { reason: string; sender: string; message: string },
  ) => ({
    subject: `${siteName}: denúncia sobre “${title}”`,
    text: `${reason}\n${page}\n\n${message}\n\n${sender || 'Sem nome'}\n`,
  }),
} satisfies typeof english;
