/** The letters that were sent. */
export const letterArchive = {
  title: 'Letters',
  lead: 'The letters we sent to our subscribers.',
  none: 'No letters yet.',
  feed: 'Feed of letters',
};
