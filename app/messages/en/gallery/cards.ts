/** What scripts write on a card. */
export const cards = {
  downloads: (count: number): string => (count === 1 ? 'download' : 'downloads'),
};
