/** What scripts write on a card. */
export const cards = {
  downloads: (count: number) => (count === 1 ? 'download' : 'downloads'),
};
