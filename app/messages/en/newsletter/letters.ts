import { exactCount } from '../numbers';

/** What became of a newsletter, by number of readers. */
export interface LetterCounts {
  isFinished: boolean;
  sent: number;
  waiting: number;
  refused: number;
  failed: number;
  noUtf8: number;
  unknown: number;
}

/** The newsletter that is being written, and the ones that were sent. */
export const letters = {
  title: 'Newsletter',
  draft: 'Next newsletter',
  subject: 'Subject',
  words: 'Text above the wallpapers',
  wordsHint: 'Plain text. A blank line starts a new paragraph.',
  pictures: 'Wallpapers',
  picturesHint: 'Up to 12. New since the last newsletter, featured first.',
  noPictures: 'No new wallpapers since the last newsletter.',
  save: 'Save',
  test: 'Send to me',
  send: 'Review and send…',
  sendPage: {
    title: 'Send the newsletter',
    question: (subject: string, count: number) =>
      `Send “${subject}” to ${exactCount(count)} ${count === 1 ? 'address' : 'addresses'}?`,
    consequence: 'Check the previews first. You can’t take back an email once it is sent.',
    noReaders: 'No subscriber has confirmed their address yet. Send it once someone has.',
    verb: 'Send now',
    busy: 'Sending...',
    failed: 'Failed to send the newsletter',
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
    atLeast: 'Minimum number of new wallpapers',
    atLeastHint: 'With fewer, nothing is sent that time. From 1 to 100.',
    how: (zone: string) =>
      `Sent after 09:00 (${zone}). If you have saved a newsletter, that one is sent. Otherwise Tapeta writes a short one with the newest wallpapers.`,
    saved: 'Schedule saved',
    failed: 'Failed to save the schedule',
    automaticSubject: 'New wallpapers',
    back: 'Back to the newsletter',
  },
  saved: 'Newsletter saved',
  tested: 'Test sent',
  started: 'Sending has started',
  previewHtml: 'Preview as email',
  previewText: 'Preview as text',
  missing: {
    mail: 'You can’t send newsletters yet, because mail isn’t set up.',
    address: 'You can’t send newsletters yet. First enter the address of your site under Site, Mail.',
  },
  noContact: 'To get a test, enter your address under Site, Mail.',
  testFailed: 'The mail server didn’t accept the test. Check the settings under Site, Mail, then try again.',
  failed: 'Failed to save the newsletter',
  past: 'Past newsletters',
  readers: (count: number) => `${exactCount(count)} ${count === 1 ? 'confirmed address' : 'confirmed addresses'}`,
  progress: ({ sent, waiting, refused, failed, noUtf8, unknown, isFinished }: LetterCounts) =>
    [
      isFinished
        ? `${exactCount(sent)} sent`
        : `Sending: ${exactCount(sent)} of ${exactCount(sent + waiting + refused + failed + noUtf8 + unknown)} sent`,
      isFinished && waiting > 0 && `${exactCount(waiting)} not tried yet`,
      failed > 0 && `${exactCount(failed)} not accepted`,
      refused > 0 && `${exactCount(refused)} without a mailbox`,
      noUtf8 > 0 && `${exactCount(noUtf8)} whose address your mail server can’t handle (no SMTPUTF8)`,
      unknown > 0 && `${exactCount(unknown)} without an answer, not sent again`,
    ]
      .filter(Boolean)
      .join(', '),
  stopped: 'Sending has stopped, because the mail server keeps refusing. Check the settings under Site, Mail.',
  answer: 'The mail server’s last answer:',
  rest: (count: number) => `Send the rest (${exactCount(count)})`,
  restNamed: (subject: string) => `Send the rest: ${subject}`,
  errors: {
    subject: 'Enter a subject of up to 200 characters.',
    words: 'The text can have up to 10,000 characters.',
    wallpapers: 'Choose up to 12 wallpapers.',
    every: 'Choose how often.',
    atLeast: 'Enter a number from 1 to 100.',
  },
};
