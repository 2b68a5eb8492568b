import type { newCategories as english } from '../../en/taxonomy/new-categories';
import { counted, exactCount } from '../numbers';
export const newCategories = {
  link: 'En créer plusieurs à la fois ou importer une liste',
  title: 'Nouvelles catégories',
  rows: {
    heading: 'Plusieurs à la fois',
    nameOf: (row: number) => `Nom de la catégorie ${row}`,
    slugOf: (row: number) => `Slug de la catégorie ${row}`,
    namePlaceholder: 'Nom',
    slugPlaceholder: 'Slug, créé d’après le nom',
    create: 'Créer les catégories',
    creating: 'Création…',
    more: 'Plus de lignes',
    cancel: 'Annuler',
  },
  import: {
    heading: 'Importer une liste',
    label: 'Une catégorie par ligne',
    hint: 'Chaque slug est créé d’après le nom. Les lignes vides ne comptent pas.',
    file: 'Ou un fichier texte',
    button: 'Importer',
    busy: 'Importation…',
  },
  results: {
    label: 'Résultats',
    totals: (created: number, failed: number) =>
      `${counted(created, 'catégorie créée', 'catégories créées')}, ${exactCount(failed)} en échec`,
    created: 'Créées :',
    failed: (name: string, problem: string) => `Échec : ${name}. ${problem}`,
  },
} satisfies typeof english;
