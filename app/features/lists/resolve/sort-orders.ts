/** Orders backed by an index, each with the id as second key. The SQL refers to a list's tables `w` and `d`. */
export const SORT_ORDERS = {
  newest: { key: null, type: null, reads: 'id', isDescending: true },
  downloads: { key: 'd.downloads', type: 'int', reads: 'downloads', isDescending: true },
  downloads30: { key: 'd.downloads30', type: 'int', reads: 'downloads', isDescending: true },
  title: { key: 'w.title collate "und-x-icu"', type: 'text', reads: 'row', isDescending: false },
} as const;

export type SortOrder = keyof typeof SORT_ORDERS;

/** Names in addresses and in the API. */
export const NAMED_ORDERS = {
  newest: 'newest',
  downloads: 'downloads',
  month: 'downloads30',
  title: 'title',
  random: 'random',
} as const satisfies Record<string, SortOrder | 'random'>;

export type NamedOrder = keyof typeof NAMED_ORDERS;
