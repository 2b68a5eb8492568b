import { exactCount } from '../numbers';

/** The administrator’s list of reports. */
export const reportList = {
  title: 'Reports',
  noun: ['report', 'reports'] as [string, string],
  none: 'No reports yet. Reports from wallpapers’ pages appear here.',
  open: (count: number) => `${exactCount(count)} open.`,
  log: 'Log of decisions',
  from: 'From',
  anonymous: 'No name given',
  hide: 'Hide now',
  show: 'Show again',
  close: 'Close',
  reopen: 'Open again',
  forget: 'Delete name and email',
  answer: 'Answer',
  words: 'Statement of reasons',
  send: 'Send by email',
  save: 'Save the answer',
  noMail: 'Mail isn’t set up, or no address was given. Copy the text and send it yourself. The log keeps it.',
  copy: 'Copy the text',
  named: (action: string, title: string) => `${action}: ${title}`,
  state: { shown: 'On the site', hidden: 'Hidden', trashed: 'In the trash', gone: 'Deleted permanently' },
  closed: 'Closed',
  events: {
    received: 'Received',
    hidden: 'Hidden',
    shown: 'Shown again',
    answered: 'Answered',
    closed: 'Closed',
    reopened: 'Opened again',
  },
  mailed: 'by email',
  failed: 'Failed to change the report',
  template: (title: string, page: string, isHidden: boolean) =>
    `We received your report about “${title}” (${page}) and looked at it.\n\nOur decision: ${isHidden ? 'we no longer show this picture' : 'we keep showing this picture'}.\n\nFacts: …\nGround (law or our terms): …\n\nNo automated means were used. You can object by answering this email, or go to an out-of-court dispute settlement body or a court.`,
};
