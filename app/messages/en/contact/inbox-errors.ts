export const inboxErrors = {
  noMessage: 'This is not a message id.',
  flag: (name: string) => `“${name}” must be true or false.`,
};
