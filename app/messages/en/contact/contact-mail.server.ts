/** The mail that the administrator gets for a message. */
export const contactMail = {
  job: (id: number) => `Message ${id}`,
  answerJob: (id: number) => `Answer to message ${id}`,
  subject: (siteName: string, subject: string) => `${siteName}: ${subject}`,
  footer: (email: string, siteName: string) => `Sent by ${email} through the contact form on ${siteName}.`,
};
