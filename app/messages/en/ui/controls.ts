/** What forms, dialogs and toasts of visitors and the administrator share. */
export const controls = {
  close: 'Close',
  checkFields: 'Check the marked fields.',
  honeypot: 'Leave this empty',
};
