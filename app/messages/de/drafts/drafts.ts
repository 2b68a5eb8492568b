import type { drafts as english } from '../../en/drafts/drafts';
import { counted, exactCount } from '../numbers';

const wallpapers = (count: number) => counted(count, 'Wallpaper', 'Wallpaper');

export const drafts = {
  title: 'Entwürfe und Termine',
  tab: (count: number) => (count > 0 ? `Entwürfe (${exactCount(count)})` : 'Entwürfe'),
  lead: (zone: string) =>
    `Besucher sehen diese Wallpaper noch nicht. Uhrzeiten gelten in der Zeitzone der Website (${zone}).`,
  show: {
    label: 'Angezeigte Entwürfe',
    all: 'Alle',
    drafts: (count: number) => `Entwürfe (${exactCount(count)})`,
    planned: (count: number) => `Geplant (${exactCount(count)})`,
  },
  none: 'Keine Entwürfe. Beim Hochladen kannst du ein Wallpaper als Entwurf behalten oder wählen, wann es erscheint.',
  noneShown: 'Davon gibt es keine.',
  upload: 'Viele hochladen',
  noPlan: 'Ohne Termin',
  count: wallpapers,
  noun: ['Wallpaper', 'Wallpaper'] as [string, string],
  columns: {
    selected: 'Ausgewählt',
    picture: 'Bild',
    title: 'Titel',
    time: 'Uhrzeit',
  },
  plan: 'Planen…',
  applyPlan: 'Ausgewählte planen',
  publish: 'Jetzt veröffentlichen',
  back: 'Zurück zum Entwurf',
  done: {
    publish: (count: number) => `${wallpapers(count)} veröffentlicht`,
    plan: (count: number) => `${wallpapers(count)} geplant`,
    draft: (count: number) => `${wallpapers(count)} ohne Termin`,
  },
  toInbox: 'Zurück zu den Entwürfen',
  notYet: 'Besucher sehen es noch nicht.',
} satisfies typeof english;
