import type { overview as english } from '../../en/statistics/overview';
import { counted, exactCount } from '../numbers';

export const overview = {
  title: 'Übersicht',
  upload: 'Wallpaper hochladen',
  empty: 'Die Galerie ist leer. Lade das erste Wallpaper hoch.',
  totals: {
    wallpapers: 'Wallpaper',
    downloads: 'Downloads',
    thisMonth: 'Downloads diesen Monat',
    activeUsers: 'Aktive Nutzer',
    categories: 'Kategorien',
  },
  withoutCategory: (count: number) =>
    `${counted(count, 'Wallpaper hat', 'Wallpaper haben')} keine Kategorie. [Anzeigen]`,
  withoutDevice: (count: number) => `${counted(count, 'Wallpaper hat', 'Wallpaper haben')} kein Gerät. [Anzeigen]`,
  chart: {
    title: 'Downloads pro Tag',
    label: 'Balkendiagramm der Downloads pro Tag',
    none: (days: number) => `Keine Downloads in den letzten ${days} Tagen.`,
    summary: (downloads: number, days: number, busiest: string, most: number) =>
      `${counted(downloads, 'Download', 'Downloads')} in den letzten ${days} Tagen. Bester Tag: ${busiest} mit ${exactCount(most)}.`,
    day: (day: string, downloads: number) => `${day}: ${exactCount(downloads)}`,
    table: 'Als Tabelle anzeigen',
    days: 'Tag (UTC)',
    downloads: 'Downloads',
  },
  popular: {
    title: 'Beliebte Wallpaper',
    period: 'Beliebte Wallpaper nach Zeitraum',
    days: (days: number) => `${days} Tage`,
    allTime: 'Insgesamt',
    wallpaper: 'Wallpaper',
    downloads: 'Downloads',
    none: 'Hier erscheinen deine meistgeladenen Wallpaper.',
    noneIn: (days: number) => `Keine Downloads in den letzten ${days} Tagen.`,
  },
  topTags: {
    title: 'Häufigste Tags',
    tag: 'Tag',
    wallpapers: 'Wallpaper',
    none: 'Hier erscheinen deine meistbenutzten Tags.',
  },
} satisfies typeof english;
