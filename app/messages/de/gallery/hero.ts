import type { hero as english } from '../../en/gallery/hero';
import { exactCount } from '../numbers';

export const hero = {
  title: 'Kostenlose Wallpaper für alle deine Bildschirme',
  search: 'Suchen',
  searchAmong: (count: number) => (count === 0 ? 'Wallpaper suchen' : `${exactCount(count)} Wallpaper durchsuchen`),
  figures: {
    wallpapers: () => 'Wallpaper',
    downloads: (count: number) => (count === 1 ? 'Download' : 'Downloads'),
    downloadsThisMonth: (count: number) => (count === 1 ? 'Download diesen Monat' : 'Downloads diesen Monat'),
    activeUsers: (count: number) => (count === 1 ? 'aktiver Nutzer' : 'aktive Nutzer'),
    /** Instead of the number 0. */
    none: 'Neu',
  },
} satisfies typeof english;
