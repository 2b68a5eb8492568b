import { counted, exactCount } from '../numbers';

/** The page that creates many categories at once, from rows or from a list. */
export const newCategories = {
  link: 'Create many at once, or import a list',
  title: 'New categories',
  rows: {
    heading: 'Several at once',
    nameOf: (row: number) => `Name of category ${row}`,
    slugOf: (row: number) => `Slug of category ${row}`,
    namePlaceholder: 'Name',
    slugPlaceholder: 'Slug, made from the name',
    create: 'Create categories',
    creating: 'Creating…',
    more: 'More rows',
    cancel: 'Cancel',
  },
  import: {
    heading: 'Import a list',
    label: 'One category per line',
    hint: 'Each slug is made from the name. Empty lines are ignored.',
    file: 'Or a text file',
    button: 'Import',
    busy: 'Importing…',
  },
  results: {
    label: 'Results',
    totals: (created: number, failed: number) =>
      `${counted(created, 'category', 'categories')} created, ${exactCount(failed)} failed`,
    created: 'Created:',
    failed: (name: string, problem: string) => `Failed: ${name}. ${problem}`,
  },
};
