import { exactCount } from '../numbers';

/** The letter that is being written, and the archive. */
export const letters = {
  title: 'Newsletter',
  draft: 'Next letter',
  subject: 'Subject',
  words: 'Words above the wallpapers',
  wordsHint: 'Plain text. A blank line starts a new paragraph.',
  pictures: 'Wallpapers',
  picturesHint: 'Up to 12. New since the last letter, featured first.',
  noPictures: 'No new wallpapers since the last letter.',
  save: 'Save',
  test: 'Send to me',
  send: 'Review and send…',
  sendPage: {
    title: 'Send the letter',
    question: (subject: string, count: number) =>
      `Send “${subject}” to ${exactCount(count)} ${count === 1 ? 'address' : 'addresses'}?`,
    consequence: 'Look at the previews first. Mail that is sent can’t be taken back.',
    noReaders: 'No address is confirmed yet, so no one would get it.',
    verb: 'Send now',
    busy: 'Sending...',
    failed: 'Failed to send the letter',
  },
  schedule: {
    title: 'Schedule',
    change: 'Change',
    every: 'Send automatically',
    choices: {
      never: 'Only when I send it',
      week: 'Every Monday',
      month: 'On the first of each month',
    },
    atLeast: 'At least this many new wallpapers',
    atLeastHint: 'With fewer, that letter is left out. From 1 to 100.',
    how: (zone: string) =>
      `It goes out after 09:00 (${zone}). A saved letter is sent as it is; without one, Tapeta writes a short one with the newest wallpapers.`,
    saved: 'Schedule saved',
    failed: 'Failed to save the schedule',
    automaticSubject: 'New wallpapers',
    back: 'Back to the newsletter',
  },
  saved: 'Letter saved',
  tested: 'Test sent',
  started: 'Sending has started',
  previewHtml: 'Preview as mail',
  previewText: 'Preview as text',
  noMail:
    'Letters can’t be sent yet. Set up mail under Site, and SITE_URL in the environment. Addresses are kept for later.',
  noContact: 'Enter your address under Site, Mail to get a test.',
  testFailed: 'The mail server didn’t take the test. Check the settings under Site, Mail, then try again.',
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
    every: 'Choose how often.',
    atLeast: 'Enter a number from 1 to 100.',
  },
};
