import type { trash as english } from '../../en/trash/trash';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'Wallpaper', 'Wallpaper');

export const trash = {
  title: 'Papierkorb',
  lead: (days: number) => `Gelöschte Wallpaper bleiben ${days} Tage hier.[ Besucher sehen sie nicht.]`,
  whatDeletingDoes: (days: number) =>
    `Gelöschte Wallpaper verschwinden sofort von der Website. Du kannst sie ${days} Tage lang aus dem Papierkorb wiederherstellen.`,
  empty: 'Der Papierkorb ist leer.',
  columns: {
    selected: 'Ausgewählt',
    picture: 'Bild',
    title: 'Titel',
    deleted: 'Gelöscht',
    daysLeft: 'Endgültig gelöscht in',
    actions: 'Aktionen',
  },
  hidden: 'Nach einer Meldung ausgeblendet',
  daysLeft: (days: number) => (days === 0 ? 'einer Stunde' : counted(days, 'Tag', 'Tagen')),
  pages: { label: 'Seiten des Papierkorbs', first: 'Alles von Anfang an zeigen', next: 'Weiter' },
  restore: {
    one: 'Wiederherstellen',
    named: (title: string) => `${title} wiederherstellen`,
    selected: '[Ausgewählte ]wiederherstellen',
    all: 'Alle wiederherstellen',
    done: (count: number) => `${wallpapers(count)} wiederhergestellt`,
    inBackground: (count: number) =>
      `${counted(count, 'Wallpaper wird', 'Wallpaper werden')} im Hintergrund wiederhergestellt`,
  },
  delete: {
    selected: '[Ausgewählte endgültig ]löschen',
    all: 'Papierkorb leeren',
    question: (count: number) => `${wallpapers(count)} endgültig löschen?`,
    consequence: 'Das löscht die Bilder und alles, was zu ihnen gehört. Es lässt sich nicht rückgängig machen.',
    button: 'Endgültig löschen',
    someFailed: 'Einige Wallpaper konnten nicht gelöscht werden',
    done: (count: number) => `${wallpapers(count)} endgültig gelöscht`,
    inBackground: (count: number) =>
      `${counted(count, 'Wallpaper wird', 'Wallpaper werden')} im Hintergrund endgültig gelöscht`,
  },
  purge: {
    link: 'Alle Wallpaper der Galerie löschen …',
    title: 'Alle Wallpaper löschen',
    question: 'Alle Wallpaper löschen?',
    consequence: (count: number, drafts: number, days: number) =>
      `${withDrafts(wallpapers(count), drafts)}: alles verschwindet sofort von der Website. Du kannst es ${days} Tage lang aus dem Papierkorb wiederherstellen.`,
    type: (words: string) => `Gib zur Bestätigung ${words} ein`,
    button: 'Alle Wallpaper löschen',
    cancelled: 'Abgebrochen',
    failed: 'Die Wallpaper konnten nicht gelöscht werden',
    done: (count: number, drafts: number) => `${withDrafts(wallpapers(count), drafts)} gelöscht`,
    inBackground: (count: number, drafts: number) =>
      `Wird im Hintergrund gelöscht: ${withDrafts(wallpapers(count), drafts)}`,
  },
  notInTrash: (count: number) => `${counted(count, 'Wallpaper war', 'Wallpaper waren')} nicht mehr im Papierkorb.`,
  notFromList: 'Wähle Wallpaper aus der Liste.',
} satisfies typeof english;
