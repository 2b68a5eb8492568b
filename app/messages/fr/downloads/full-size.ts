import type { fullSize as english } from '../../en/downloads/full-size';
export const fullSize = {
  title: (title: string) => `${title} en taille réelle`,
  description: (picture: string) => `${picture}, en taille réelle.`,
  back: 'Retour[ au fond d’écran]',
  size: 'Taille',
  fit: 'Ajuster',
  actual: '100 %',
  fitPicture: 'Ajuster à l’écran : ',
  showActual: 'Voir à 100 % : ',
  download: 'Télécharger',
} satisfies typeof english;
