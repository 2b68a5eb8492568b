import type { homePage as english } from '../../en/gallery/home-page';
export const homePage = {
  title: 'Fonds d’écran gratuits pour PC, mobile et tablette',
  searchTitle: (search: string) => `Recherche : ${search}`,
  description:
    'Fonds d’écran gratuits pour PC, mobile et tablette, dans toutes les tailles jusqu’à la 4K et au-delà. Sans compte.',
  heading: 'Fonds d’écran',
  randomHeading: 'Fonds d’écran au hasard',
  categories: 'Catégories',
  allCategories: 'Toutes les catégories',
  shuffle: 'Mélanger',
  shuffleHint: 'Voir d’autres fonds d’écran',
  bestMatches: 'Meilleurs résultats',
  featuredFirst: 'À la une d’abord',
  matchesMost: 'Aucun fond d’écran ne contient tous les mots de « [search] ». Ceux-ci en contiennent la plupart.',
  matchesSome: 'Aucun fond d’écran ne contient tous les mots de « [search] ». Ceux-ci en contiennent certains.',
  also: 'Aussi :',
  corrected: 'Rien ne correspond exactement à « [search] ». Voici les résultats pour [corrected].',
} satisfies typeof english;
