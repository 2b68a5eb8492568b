/** Names of licences, and the first part of a credit. */
export const licences = {
  unknown: 'Unknown',
  own: 'Own work',
  cc0: 'CC0 1.0',
  'cc-by-4.0': 'CC BY 4.0',
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-nc-4.0': 'CC BY-NC 4.0',
  'cc-by-nd-4.0': 'CC BY-ND 4.0',
  unsplash: 'Unsplash License',
  pexels: 'Pexels License',
  'public-domain': 'Public domain',
  'all-rights-reserved': 'All rights reserved',
  other: 'Another licence',
  titleBy: (title: string, author: string) => `“${title}” by ${author}`,
};
