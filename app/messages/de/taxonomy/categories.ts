import type { categories as english } from '../../en/taxonomy/categories';
import { counted, exactCount, withDrafts } from '../numbers';

export const categories = {
  title: 'Kategorien',
  columns: { name: 'Name', slug: 'Slug', wallpapers: 'Wallpaper', actions: 'Aktionen' },
  none: 'Noch keine Kategorien. Lege oben die erste an.',
  wallpapers: (count: number) => counted(count, 'Wallpaper', 'Wallpaper'),
  wallpaperUnit: () => 'Wallpaper',
  wallpapersIn: (count: number, name: string) => `${counted(count, 'Wallpaper', 'Wallpaper')} in ${name}`,
  withoutCategory: (count: number) => `[${counted(count, 'Wallpaper', 'Wallpaper')}] ohne Kategorie`,
  name: 'Name',
  slug: 'Slug',
  cancel: 'Abbrechen',
  create: {
    label: 'Neue Kategorie',
    slugPlaceholder: 'Aus dem Namen',
    button: 'Anlegen',
    busy: 'Wird angelegt …',
    failed: 'Die Kategorie konnte nicht angelegt werden',
    done: 'Kategorie angelegt',
    manyDone: (count: number) => (count === 1 ? 'Kategorie angelegt' : `${exactCount(count)} Kategorien angelegt`),
  },
  edit: {
    title: (name: string | undefined) => `${name ?? 'Kategorie'} bearbeiten`,
    heading: (name: string) => `„${name}“ bearbeiten`,
    slugHint: 'Der alte Link führt zum neuen. Lass das Feld leer, um den Slug aus dem Namen zu bilden.',
    nameIn: (language: string) => `Name (${language})`,
    nameInHint: 'Steht auf den Seiten in dieser Sprache. Leer gilt der übliche Name.',
    view: 'Auf der Website ansehen',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    failed: 'Die Kategorie konnte nicht geändert werden',
    done: 'Kategorie geändert',
  },
  delete: {
    link: 'Löschen',
    title: (name: string | undefined) => `${name ?? 'Kategorie'} löschen`,
    question: (name: string) => `Die Kategorie „${name}“ löschen?`,
    consequence: (wallpapers: number, drafts: number) =>
      wallpapers + drafts === 0
        ? 'Kein Wallpaper hat diese Kategorie.'
        : `${withDrafts(counted(wallpapers, 'Wallpaper', 'Wallpaper'), drafts)} ${wallpapers + drafts === 1 ? 'bleibt' : 'bleiben'} ohne Kategorie.`,
    failed: 'Die Kategorie konnte nicht gelöscht werden',
    done: 'Kategorie gelöscht',
    inBackground: (name: string) => `„${name}“ wird im Hintergrund von ihren Wallpapern entfernt.`,
  },
} satisfies typeof english;
