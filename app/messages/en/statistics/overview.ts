import { counted, exactCount } from '../numbers';

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
    subscribers: 'Subscribers',
    categories: 'Categories',
    lately: (now: number, change: string) => `${exactCount(now)} in 30 days\n${change} on the previous 30 days`,
    onSameDays: (change: string) => `${change} on the same days last month`,
    days: 'In the last 30 days',
  },
  toDo: {
    title: 'To do',
    nothing: 'Nothing to do. Every wallpaper has a category, and every message is answered.',
    withoutCategory: ['wallpaper without a category', 'wallpapers without a category'] as [string, string],
    withoutDevice: ['wallpaper without a device', 'wallpapers without a device'] as [string, string],
    unanswered: ['message to answer', 'messages to answer'] as [string, string],
    reports: ['open report', 'open reports'] as [string, string],
    undecided: ['upload to decide', 'uploads to decide'] as [string, string],
    failedJobs: ['failed job', 'failed jobs'] as [string, string],
  },
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
    lately: '30 days',
    allTime: 'All time',
    wallpaper: 'Wallpaper',
    downloads: 'Downloads',
    none: 'Your most downloaded wallpapers appear here.',
    noneLately: 'No downloads in the last 30 days.',
  },
  topTags: {
    title: 'Top tags',
    tag: 'Tag',
    wallpapers: 'Wallpapers',
    none: 'Your most used tags appear here.',
  },
};
