/** Names of licences, and the first part of a credit. */
export const licences = {
  unknown: 'Unknown',
  own: 'Own work',
  cc0: 'CC0 1.0',
  unsplash: 'Unsplash License',
  pexels: 'Pexels License',
  'public-domain': 'Public domain',
  'all-rights-reserved': 'All rights reserved',
  other: 'Another licence',
  titleBy: (title: string, author: string) => `“${title}” by ${author}`,
};
