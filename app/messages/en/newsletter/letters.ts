import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  archive: 'Letters',
  lead: 'The letters we sent to our subscribers.',
  none: 'No letters yet.',
  draft: 'Next letter',
  subject: 'Subject',
  words: 'Words above the wallpapers',
  wordsHint: 'Plain text. A blank line starts a new paragraph.',
  pictures: 'Wallpapers',
  picturesHint: 'Up to 12. New since the last letter, featured first.',
  noPictures: 'No new wallpapers since the last letter.',
  save: 'Save',
  test: 'Send to me',
  send: 'Send now',
  saved: 'Letter saved',
  tested: 'Test sent',
  started: 'Sending has started',
  previewHtml: 'Preview as mail',
  previewText: 'Preview as text',
  noMail:
    'Letters can’t be sent yet. Set SMTP_URL, MAIL_FROM or CONTACT_EMAIL, and SITE_URL. Addresses are kept for later.',
  noContact: 'Set CONTACT_EMAIL to get a test.',
  testFailed: 'The mail server didn’t take the test. Check SMTP_URL, then try again.',
  failed: 'Failed to save the letter',
  past: 'Past letters',
  readers: (count: number) =>
    `${exactCount(count)} ${count === 1 ? 'confirmed address will get it.' : 'confirmed addresses will get it.'}`,
  progress: (sent: number, waiting: number, failed: number, unknown: number) =>
    [
      `${exactCount(sent)} sent`,
      waiting > 0 && `${exactCount(waiting)} waiting`,
      failed > 0 && `${exactCount(failed)} refused`,
      unknown > 0 && `${exactCount(unknown)} without an answer, not sent again`,
    ]
      .filter(Boolean)
      .join(', '),
  errors: {
    subject: 'Enter a subject of up to 200 characters.',
    words: 'The words may have up to 10,000 characters.',
    wallpapers: 'Choose up to 12 wallpapers.',
  },
};
