/** What forms, dialogs and toasts of visitors and the administrator share. */
export const controls = {
  close: 'Close',
  checkFields: 'Please check the marked fields.',
  honeypot: 'Leave this empty',
};
