export const cards = {
  featured: 'Featured',
  quickView: 'Quick view',
  quickViewOf: (title: string) => `Quick view: ${title}`,
  picture: 'picture',
  downloads: (count: number): string => (count === 1 ? 'download' : 'downloads'),
};
