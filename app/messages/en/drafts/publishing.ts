import { withDrafts } from '../numbers';
/** When an upload is published. */
export const publishing = {
  legend: 'Publish',
  choices: {
    now: 'Now',
    at: 'On a date and time',
    drip: 'Some each day',
    draft: 'Keep as a draft',
  },
  when: 'Date and time',
  perDay: 'Wallpapers a day',
  time: 'At',
  first: 'First day',
  firstHint: 'They continue after the last plan unless you choose a first day.',
  zone: (zone: string) =>
    `Time zone of the site: ${zone}. A time that comes twice when the clocks change means the first one; a skipped one moves on by an hour.`,
  kept: 'Kept as a draft',
  planned: 'Planned',
  isDraft: 'Draft',
  plannedFor: (when: string) => `Planned for ${when}`,
  /** Of the administrator's counts: visitors see no drafts. */
  withDrafts,
  show: 'Show drafts and plans',
};
