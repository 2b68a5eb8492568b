import { counted } from '../numbers';

export const categoryPage = {
  title: (category: string) => `${category} wallpapers`,
  description: (category: string) =>
    `Free ${category} wallpapers for PC, mobile and tablet to download in full quality.`,
  total: (count: number) => counted(count, 'wallpaper', 'wallpapers'),
  others: 'Other categories',
  showAll: (category: string) => `Show all ${category} wallpapers`,
  notFound: 'Category not found',
};
