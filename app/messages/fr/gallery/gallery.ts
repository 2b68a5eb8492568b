import type { gallery as english } from '../../en/gallery/gallery';
import { counted, exactCount } from '../numbers';
export const gallery = {
  previous: 'Fonds d’écran précédents',
  loadMore: 'Charger plus de fonds d’écran',
  loadingMore: 'Chargement...',
  loadingList: 'Chargement des fonds d’écran',
  added: (added: number, all: number) =>
    `${exactCount(added)} ${added <= 1 ? 'fond d’écran' : 'fonds d’écran'} de plus, ${exactCount(all)} au total.`,
  total: (count: number) => counted(count, 'fond d’écran', 'fonds d’écran'),
  totalAbove: (count: number) => `plus de ${exactCount(count)} fonds d’écran`,
  empty: { title: 'Aucun fond d’écran trouvé', text: 'Essayez d’autres filtres ou d’autres mots' },
  showAll: 'Voir tous les fonds d’écran',
  device: 'Appareil',
  bothDevices: 'Les deux',
  similarWords: 'Mots proches',
  popularTags: 'Tags populaires',
} satisfies typeof english;
