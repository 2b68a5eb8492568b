export const queryErrors = {
  wholeNumber: (name: string) => `${name} must be a whole number, 0 or more.`,
  listFormat: 'format must be json or csv.',
};
