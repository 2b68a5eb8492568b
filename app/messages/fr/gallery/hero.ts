import type { hero as english } from '../../en/gallery/hero';
import { counted } from '../numbers';

export const hero = {
  title: 'Des fonds d’écran gratuits pour tous vos écrans',
  search: 'Rechercher',
  searchAmong: (count: number) =>
    count === 0
      ? 'Rechercher des fonds d’écran'
      : `Rechercher parmi ${counted(count, 'fond d’écran', 'fonds d’écran')}`,
  figures: {
    wallpapers: (count: number) => (count <= 1 ? 'fond d’écran' : 'fonds d’écran'),
    downloads: (count: number) => (count <= 1 ? 'téléchargement' : 'téléchargements'),
    downloadsThisMonth: (count: number) => (count <= 1 ? 'téléchargement ce mois-ci' : 'téléchargements ce mois-ci'),
    activeUsers: (count: number) => (count <= 1 ? 'utilisateur actif' : 'utilisateurs actifs'),
    /** Instead of the number 0. */
    none: 'Nouveau',
  },
} satisfies typeof english;
