import type { reportMail as english } from '../../en/reports/report-mail.server';

export const reportMail = {
  job: (id: number) => `Événement ${id} d’un signalement`,
  receipt: (siteName: string, title: string, page: string) => ({
    subject: `${siteName} : nous avons reçu votre signalement`,
    text: `Nous avons reçu votre signalement à propos de « ${title} » et l’examinerons bientôt.\n\n${page}\n\n-- \n${siteName}\n`,
  }),
  answer: (siteName: string, title: string, words: string) => ({
    subject: `${siteName} : votre signalement à propos de « ${title} »`,
    text: `${words}\n\n-- \n${siteName}\n`,
  }),
  notice: (
    siteName: string,
    title: string,
    page: string,
    { reason, sender, message }: { reason: string; sender: string; message: string },
  ) => ({
    subject: `${siteName} : signalement à propos de « ${title} »`,
    text: `${reason}\n${page}\n\n${message}\n\n${sender || 'Sans nom'}\n`,
  }),
} satisfies typeof english;
