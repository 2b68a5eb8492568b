import type { tags as english } from '../../en/taxonomy/tags';
import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'Wallpaper', 'Wallpaper');
const tagCount = (count: number) => counted(count, 'Tag', 'Tags');

export const tags = {
  title: 'Tags',
  columns: { selected: 'Ausgewählt', name: 'Name', slug: 'Slug', wallpapers: 'Wallpaper', actions: 'Aktionen' },
  sorts: { label: 'Reihenfolge', use: 'Meistbenutzt', name: 'Name A–Z' },
  noun: ['Tag', 'Tags'] as [string, string],
  search: 'Tags suchen',
  clearSearch: 'Suche leeren',
  none: 'Noch keine Tags. Sie erscheinen hier, sobald ein Wallpaper sie bekommt.',
  noneFound: 'Keine Tags gefunden. [Alle Tags anzeigen]',
  noneSelected: 'Es sind keine Tags ausgewählt.',
  wallpapers,
  wallpaperUnit: () => 'Wallpaper',
  onlyInDrafts: 'Nur in Entwürfen',
  suggestions: 'Vorschläge',
  named: (name: string, count: string) => `„${name}“ (${count})`,
  more: (count: number) => `${count} weitere`,
  edit: {
    title: (name: string | undefined) => `${name ?? 'Tag'} bearbeiten`,
    heading: (name: string) => `Den Tag „${name}“ bearbeiten`,
    delete: 'Löschen',
  },
  rename: {
    name: 'Name',
    hint: 'Der alte Link führt zum neuen. Neue Uploads mit dem alten Namen bekommen den neuen.',
    button: 'Umbenennen',
    busy: 'Wird umbenannt …',
    cancel: 'Abbrechen',
    failed: 'Der Tag konnte nicht umbenannt werden',
    mergeInstead: (name: string, into: string) => `Stattdessen „${name}“ mit „${into}“ zusammenführen`,
    done: (name: string) => `Der Tag heißt jetzt „${name}“`,
  },
  previousNames: {
    heading: 'Frühere Namen',
    hint: 'Links mit diesen Namen führen hierher, und Uploads damit bekommen diesen Tag.',
    forget: 'Vergessen',
    forgetNamed: (name: string) => `${name} vergessen`,
    forgotten: 'Name vergessen',
  },
  merge: {
    heading: 'Mit einem anderen Tag zusammenführen',
    into: 'Zusammenführen mit',
    intoPlaceholder: 'Zusammenführen mit …',
    ask: 'Zusammenführen …',
    selected: '[Ausgewählte ]zusammenführen',
    title: 'Tags zusammenführen',
    many: (count: number) => `${tagCount(count)} zusammenführen`,
    noneSelected: 'Wähle einen Tag, um ihn mit einem anderen zusammenzuführen.',
    question: (tag: string, into: string) => `„${tag}“ mit „${into}“ zusammenführen?`,
    questionNew: (tag: string, into: string) => `„${tag}“ mit dem neuen Tag „${into}“ zusammenführen?`,
    questionMany: (count: number, into: string) => `${tagCount(count)} mit „${into}“ zusammenführen?`,
    questionManyNew: (count: number, into: string) => `${tagCount(count)} mit dem neuen Tag „${into}“ zusammenführen?`,
    becomes: (names: string, into: string, count: number) =>
      count === 1 ? `${names} wird zu ${into}.` : `${names} werden zu ${into}.`,
    newName: (name: string) => `„${name}“`,
    consequence: (into: string) =>
      `Die alten Namen und Links führen dann zu „${into}“. Das lässt sich nicht rückgängig machen.`,
    button: 'Zusammenführen',
    busy: 'Wird zusammengeführt …',
    failed: 'Die Tags konnten nicht zusammengeführt werden',
    beingMerged: (into: string) => `wird mit ${into} zusammengeführt`,
    thisIsBeingMerged: (into: string) => `Dieser Tag wird mit „${into}“ zusammengeführt.`,
    done: (name: string, into: string) => `Tag „${name}“ mit „${into}“ zusammengeführt`,
    manyDone: (count: number, into: string) => `${tagCount(count)} mit „${into}“ zusammengeführt`,
  },
  delete: {
    title: 'Tags löschen',
    selected: '[Ausgewählte ]löschen',
    question: (name: string) => `Den Tag „${name}“ löschen?`,
    questionMany: (count: number) => `${tagCount(count)} löschen?`,
    consequence: (names: string, count: number) =>
      count === 1
        ? `${names}. Die Wallpaper bleiben, ohne diesen Tag.`
        : `${names}. Die Wallpaper bleiben, ohne diese Tags.`,
    failed: 'Die Tags konnten nicht gelöscht werden',
    done: (name: string) => `Tag „${name}“ gelöscht`,
    manyDone: (count: number) => `${tagCount(count)} gelöscht`,
  },
  withFailures: (done: string, failed: number) => `${done}, ${failed} fehlgeschlagen`,
  changed: (count: number, isInBackground: boolean, drafts = 0) =>
    isInBackground
      ? `${withDrafts(wallpapers(count), drafts)} werden im Hintergrund geändert.`
      : `${withDrafts(wallpapers(count), drafts)} geändert.`,
} satisfies typeof english;
