export const inboxErrors = {
  noMessage: 'This is not a message id.',
  noMail: 'Mail isn’t set up. Answer from your own mail program.',
  flag: (name: string) => `“${name}” must be true or false.`,
};
