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
  zone: (zone: string) => `Time zone of the site: ${zone}.`,
  kept: 'Kept as a draft',
  planned: 'Planned',
  isDraft: 'Draft',
  plannedFor: (when: string) => `Planned for ${when}`,
  show: 'Show drafts and plans',
};
