import { counted, exactCount } from '../numbers';

const wallpapersHave = (count: number) => (count === 1 ? '1 wallpaper has' : `${exactCount(count)} wallpapers have`);

/** The overview that the admin area begins with. */
export const overview = {
  title: 'Overview',
  upload: 'Upload a wallpaper',
  empty: 'The gallery is empty. Upload the first wallpaper.',
  totals: {
    wallpapers: 'Wallpapers',
    downloads: 'Downloads',
    thisMonth: 'Downloads this month',
    activeUsers: 'Active users',
    categories: 'Categories',
  },
  withoutCategory: (count: number) => `${wallpapersHave(count)} no category. [Show]`,
  withoutDevice: (count: number) => `${wallpapersHave(count)} no device. [Show]`,
  chart: {
    title: 'Downloads per day',
    label: 'Bar chart of downloads per day',
    none: (days: number) => `No downloads in the last ${days} days.`,
    summary: (downloads: number, days: number, busiest: string, most: number) =>
      `${counted(downloads, 'download', 'downloads')} in the last ${days} days. Busiest day: ${busiest}, with ${exactCount(most)}.`,
    day: (day: string, downloads: number) => `${day}: ${exactCount(downloads)}`,
    table: 'Show as a table',
    days: 'Day (UTC)',
    downloads: 'Downloads',
  },
  popular: {
    title: 'Popular wallpapers',
    period: 'Popular wallpapers by period',
    days: (days: number) => `${days} days`,
    allTime: 'All time',
    wallpaper: 'Wallpaper',
    downloads: 'Downloads',
    none: 'Your most downloaded wallpapers appear here.',
    noneIn: (days: number) => `No downloads in the last ${days} days.`,
  },
  topTags: {
    title: 'Top tags',
    tag: 'Tag',
    wallpapers: 'Wallpapers',
    none: 'Your most used tags appear here.',
  },
};
