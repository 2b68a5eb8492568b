/** What forms, dialogs and toasts of visitors and the administrator share. */
export const controls = {
  close: 'Close',
  checkFields: 'Check the marked fields.',
  honeypot: 'Leave this empty',
  copying: { copy: 'Copy', copied: 'Copied', notCopied: 'Couldn’t copy. Click the text to select it.' },
};
