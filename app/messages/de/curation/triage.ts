import type { triage as english } from '../../en/curation/triage';
import { exactCount } from '../numbers';

export const triage = {
  title: 'Wallpaper vervollständigen',
  tab: 'Unvollständig',
  lists: 'Was fehlt',
  only: {
    untagged: 'Tags',
    uncategorised: 'Kategorie',
    'no-device': 'Gerät',
    'no-author': 'Autor',
    'no-licence': 'Lizenz',
    'no-description': 'Beschreibung',
    drafts: 'Entwürfe',
  },
  place: (at: number, all: number) => `${exactCount(at)} von ${exactCount(all)}`,
  suggestedTags: 'Vorgeschlagene Tags',
  save: 'Speichern und weiter',
  back: 'Zurück',
  skip: 'Überspringen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  saved: (title: string) => `Gespeichert: ${title}`,
  undone: (title: string) => `Rückgängig gemacht: ${title}`,
  gone: 'Dieses Wallpaper wurde inzwischen gelöscht.',
  allFields: 'Alle Felder',
  allDone: 'Fertig. Hier ist keines mehr übrig.',
  none: 'Keinem Wallpaper fehlt das.',
} satisfies typeof english;
