/** Orders backed by an index, each with the id as second key. The SQL refers to a list's tables `w` and `d`. */
export const SORT_ORDERS = {
  newest: { key: null, type: null, reads: 'id', isDescending: true, days: null },
  downloads: { key: 'd.downloads', type: 'int', reads: 'downloads', isDescending: true, days: null },
  downloads7: { key: 'd.downloads7', type: 'int', reads: 'downloads', isDescending: true, days: 7 },
  downloads30: { key: 'd.downloads30', type: 'int', reads: 'downloads', isDescending: true, days: 30 },
  downloads365: { key: 'd.downloads365', type: 'int', reads: 'downloads', isDescending: true, days: 365 },
  title: { key: 'w.title collate "und-x-icu"', type: 'text', reads: 'row', isDescending: false, days: null },
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

/** Periods in days, including today, for which each wallpaper stores a sum of downloads. */
export type DownloadWindow = NonNullable<(typeof SORT_ORDERS)[SortOrder]['days']>;
export const DOWNLOAD_WINDOWS: DownloadWindow[] = Object.values(SORT_ORDERS).flatMap(({ days }) => days ?? []);
