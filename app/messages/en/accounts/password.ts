export const password = {
  title: 'Change password',
  current: 'Current password',
  new: 'New password',
  again: 'New password again',
  hint: (min: number | undefined) => `At least ${min} characters. A few unrelated words are better than symbols.`,
  change: 'Change password',
  changing: 'Changing…',
  changed: { title: 'Password changed', text: 'All other sessions have ended.' },
  failed: 'Failed to change the password',
  note: 'This ends all your other sessions. A password in the server’s settings only applies to the first start.',
};
