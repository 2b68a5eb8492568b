import type { taxonomy as english } from '../../en/taxonomy/taxonomy.server';

export const taxonomy = {
  category: {
    notFound: 'Kategorie nicht gefunden. Die gesuchte Kategorie gibt es nicht.',
    slugTaken: (name: string) => `Die Kategorie „${name}“ hat diesen Slug schon.`,
    unreadableLine: 'Diese Zeile kann nicht gelesen werden.',
    unexpected: 'Etwas ist schiefgegangen. Versuche es später noch einmal.',
    tooMany: (max: number) => `Lege höchstens ${max} Kategorien auf einmal an.`,
    noneValid: 'Bitte füge mindestens eine gültige Kategorie hinzu',
    deleting: (name: string) => `Kategorie „${name}“ löschen`,
    deletingOne: 'Kategorie löschen',
  },
  tag: {
    beingMerged: (name: string) => `„${name}“ wird gerade mit einem anderen Tag zusammengeführt.`,
    nameTaken: (name: string) => `Es gibt schon einen Tag „${name}“.`,
    sameTag: 'Wähle einen anderen Tag.',
    alreadyDeleted: 'Diese Tags gibt es nicht mehr.',
    renaming: (from: string, to: string) => `Tag „${from}“ in „${to}“ umbenennen`,
    merging: (from: string, into: string) => `Tag „${from}“ mit „${into}“ zusammenführen`,
    mergingOne: (name: string) => `Tag „${name}“ zusammenführen`,
    deleting: (name: string) => `Tag „${name}“ löschen`,
  },
} satisfies typeof english;
