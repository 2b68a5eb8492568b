import { counted } from '../numbers';

export const tagPage = {
  title: (tag: string) => `${tag} wallpapers`,
  description: (tag: string) => `Free wallpapers tagged ${tag} to download in full quality.`,
  total: (count: number) => `${counted(count, 'wallpaper', 'wallpapers')} with this tag`,
  goHome: 'Go to Home',
  notFound: 'Tag not found',
};
