import type { reportMail as english } from '../../en/reports/report-mail.server';

export const reportMail = {
  job: (id: number) => `Suceso de denuncia ${id}`,
  receipt: (siteName: string, title: string, page: string) => ({
    subject: `${siteName}: recibimos tu denuncia`,
    text: `Recibimos tu denuncia sobre «${title}» y la miraremos pronto.\n\n${page}\n\n-- \n${siteName}\n`,
  }),
  answer: (siteName: string, title: string, words: string) => ({
    subject: `${siteName}: tu denuncia sobre «${title}»`,
    text: `${words}\n\n-- \n${siteName}\n`,
  }),
  notice: (
    siteName: string,
    title: string,
    page: string,
    { reason, sender, message }: { reason: string; sender: string; message: string },
  ) => ({
    subject: `${siteName}: denuncia sobre «${title}»`,
    text: `${reason}\n${page}\n\n${message}\n\n${sender || 'Sin nombre'}\n`,
  }),
} satisfies typeof english;
