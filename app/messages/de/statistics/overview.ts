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
    subscribers: 'Abonnenten',
    categories: 'Kategorien',
    lately: (now: number, change: string) => `${exactCount(now)} in 30 Tagen\n${change} gegenüber den 30 davor`,
    onSameDays: (change: string) => `${change} gegenüber denselben Tagen im Vormonat`,
    days: 'In den letzten 30 Tagen',
  },
  toDo: {
    title: 'Zu tun',
    nothing: 'Nichts zu tun. Jedes Wallpaper hat eine Kategorie, und jede Nachricht ist beantwortet.',
    withoutCategory: ['Wallpaper ohne Kategorie', 'Wallpaper ohne Kategorie'] as [string, string],
    withoutDevice: ['Wallpaper ohne Gerät', 'Wallpaper ohne Gerät'] as [string, string],
    unanswered: ['Nachricht zu beantworten', 'Nachrichten zu beantworten'] as [string, string],
    reports: ['offene Meldung', 'offene Meldungen'] as [string, string],
    undecided: ['Upload zu entscheiden', 'Uploads zu entscheiden'] as [string, string],
    failedJobs: ['fehlgeschlagene Aufgabe', 'fehlgeschlagene Aufgaben'] as [string, string],
  },
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
    lately: '30 Tage',
    allTime: 'Insgesamt',
    wallpaper: 'Wallpaper',
    downloads: 'Downloads',
    none: 'Hier erscheinen deine meistgeladenen Wallpaper.',
    noneLately: 'Keine Downloads in den letzten 30 Tagen.',
  },
  topTags: {
    title: 'Häufigste Tags',
    tag: 'Tag',
    wallpapers: 'Wallpaper',
    none: 'Hier erscheinen deine meistbenutzten Tags.',
  },
} satisfies typeof english;
