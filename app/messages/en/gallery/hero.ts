import { counted } from '../numbers';

/** The top of the landing page. */
export const hero = {
  title: 'Free wallpapers for every screen you own',
  search: 'Search',
  searchAmong: (count: number) =>
    count === 0 ? 'Search wallpapers' : `Search ${counted(count, 'wallpaper', 'wallpapers')}`,
  figures: {
    wallpapers: (count: number): string => (count === 1 ? 'wallpaper' : 'wallpapers'),
    downloads: (count: number): string => (count === 1 ? 'download' : 'downloads'),
    downloadsThisMonth: (count: number): string => (count === 1 ? 'download this month' : 'downloads this month'),
    activeUsers: (count: number): string => (count === 1 ? 'active user' : 'active users'),
    /** Instead of the number 0. */
    none: 'New',
  },
};
