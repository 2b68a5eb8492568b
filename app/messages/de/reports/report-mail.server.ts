import type { reportMail as english } from '../../en/reports/report-mail.server';

export const reportMail = {
  job: (id: number) => `Ereignis ${id} einer Meldung`,
  receipt: (siteName: string, title: string, page: string) => ({
    subject: `${siteName}: Deine Meldung ist da`,
    text: `Wir haben deine Meldung über „${title}“ erhalten und sehen sie uns bald an.\n\n${page}\n\n-- \n${siteName}\n`,
  }),
  answer: (siteName: string, title: string, words: string) => ({
    subject: `${siteName}: deine Meldung über „${title}“`,
    text: `${words}\n\n-- \n${siteName}\n`,
  }),
  notice: (
    siteName: string,
    title: string,
    page: string,
    { reason, sender, message }: { reason: string; sender: string; message: string },
  ) => ({
    subject: `${siteName}: Meldung über „${title}“`,
    text: `${reason}\n${page}\n\n${message}\n\n${sender || 'Kein Name angegeben'}\n`,
  }),
} satisfies typeof english;
