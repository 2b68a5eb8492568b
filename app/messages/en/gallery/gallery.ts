import { counted, exactCount } from '../numbers';

/** What visitors read around every list of wallpapers. */
export const gallery = {
  previous: 'Previous wallpapers',
  loadMore: 'Load More Wallpapers',
  loadingMore: 'Loading...',
  loadingList: 'Loading wallpapers',
  added: (added: number, all: number) =>
    `${exactCount(added)} more ${added === 1 ? 'wallpaper' : 'wallpapers'} loaded, ${exactCount(all)} in total.`,
  total: (count: number) => counted(count, 'wallpaper', 'wallpapers'),
  totalAbove: (count: number) => `${exactCount(count)}+ wallpapers`,
  empty: { title: 'No wallpapers found', text: 'Try adjusting your filters or search terms' },
  showAll: 'Show all wallpapers',
  device: 'Device',
  bothDevices: 'Both',
  similarWords: 'Similar words',
  popularTags: 'Popular tags',
};
