import type { quickView as english } from '../../en/gallery/quick-view';
export const quickView = {
  suggestions: 'Vous aimerez peut-être',
  untitled: 'Fond d’écran',
  loading: 'Chargement...',
  download: 'Télécharger en haute qualité',
  tryAgain: 'Réessayer',
  page: 'Ouvrir la page du fond d’écran',
  close: 'Fermer',
  previous: 'Fond d’écran précédent',
  next: 'Fond d’écran suivant',
} satisfies typeof english;
