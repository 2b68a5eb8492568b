import type { listHeadings as english } from '../../en/lists/list-headings.server';
export const listHeadings = {
  wallpapers: 'Fonds d’écran',
  random: {
    both: 'Fonds d’écran au hasard',
    pc: 'Fonds d’écran pour PC au hasard',
    mobile: 'Fonds d’écran pour mobile au hasard',
    tablet: 'Fonds d’écran pour tablette au hasard',
    other: 'Autres fonds d’écran au hasard',
  },
  results: (search: string) => `Résultats pour « ${search} »`,
  allOfDevice: {
    pc: (category: string) => `Tous les fonds d’écran pour PC de ${category}`,
    mobile: (category: string) => `Tous les fonds d’écran pour mobile de ${category}`,
    tablet: (category: string) => `Tous les fonds d’écran pour tablette de ${category}`,
    other: (category: string) => `Tous les autres fonds d’écran de ${category}`,
  },
} satisfies typeof english;
