import type { gallery as english } from '../../en/gallery/gallery';
import { exactCount } from '../numbers';
export const gallery = {
  previous: 'Fonds d’écran précédents',
  loadMore: 'Charger plus de fonds d’écran',
  loadingMore: 'Chargement...',
  loadingList: 'Chargement des fonds d’écran',
  added: (added: number, all: number) =>
    `${exactCount(added)} ${added <= 1 ? 'fond d’écran' : 'fonds d’écran'} de plus, ${exactCount(all)} au total.`,
  empty: { title: 'Aucun fond d’écran trouvé', text: 'Essayez d’autres filtres ou d’autres mots' },
  showAll: 'Voir tous les fonds d’écran',
  device: 'Appareil',
  bothDevices: 'Les deux',
  similarWords: 'Mots proches',
  popularTags: 'Tags populaires',
} satisfies typeof english;
