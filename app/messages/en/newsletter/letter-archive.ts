/** The letters that were sent. */
export const letterArchive = {
  title: 'Newsletter archive',
  lead: 'The newsletters we have sent.',
  none: 'No newsletters yet.',
  feed: 'Newsletter feed',
};
