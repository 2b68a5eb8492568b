import type { newCategories as english } from '../../en/taxonomy/new-categories';
import { counted, exactCount } from '../numbers';

export const newCategories = {
  link: 'Mehrere auf einmal anlegen oder eine Liste importieren',
  title: 'Neue Kategorien',
  rows: {
    heading: 'Mehrere auf einmal',
    nameOf: (row: number) => `Name der Kategorie ${row}`,
    slugOf: (row: number) => `Slug der Kategorie ${row}`,
    namePlaceholder: 'Name',
    slugPlaceholder: 'Slug, aus dem Namen',
    create: 'Kategorien anlegen',
    creating: 'Wird angelegt …',
    more: 'Mehr Zeilen',
    cancel: 'Abbrechen',
  },
  import: {
    heading: 'Eine Liste importieren',
    label: 'Eine Kategorie pro Zeile',
    hint: 'Jeder Slug wird aus dem Namen gebildet. Leere Zeilen zählen nicht.',
    file: 'Oder eine Textdatei',
    button: 'Importieren',
    busy: 'Wird importiert …',
  },
  results: {
    label: 'Ergebnisse',
    totals: (created: number, failed: number) =>
      `${counted(created, 'Kategorie', 'Kategorien')} angelegt, ${exactCount(failed)} fehlgeschlagen`,
    created: 'Angelegt:',
    failed: (name: string, problem: string) => `Fehlgeschlagen: ${name}. ${problem}`,
  },
} satisfies typeof english;
