/** Mails about a report: to its sender, and to the administrator. */
export const reportMail = {
  job: (id: number) => `Report event ${id}`,
  receipt: (siteName: string, title: string, page: string) => ({
    subject: `${siteName}: we received your report`,
    text: `We received your report about “${title}” and will look at it soon.\n\n${page}\n\n-- \n${siteName}\n`,
  }),
  answer: (siteName: string, title: string, words: string) => ({
    subject: `${siteName}: your report about “${title}”`,
    text: `${words}\n\n-- \n${siteName}\n`,
  }),
  notice: (
    siteName: string,
    title: string,
    page: string,
    { reason, sender, message }: { reason: string; sender: string; message: string },
  ) => ({
    subject: `${siteName}: report about “${title}”`,
    text: `${reason}\n${page}\n\n${message}\n\n${sender || 'No name given'}\n`,
  }),
};
