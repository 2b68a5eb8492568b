import type { wallpaperPage as english } from '../../en/gallery/wallpaper-page';
import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';
export const wallpaperPage = {
  description: (alt: string, resolution: string) =>
    `${alt} : fond d’écran gratuit en ${resolution}, en pleine qualité.`,
  download: 'Télécharger',
  forScreen: {
    title: 'Pour mon écran',
    text: 'Recadré sur mesure',
    sized: (screen: Size) => `L’obtenir en ${sizeOf(screen)}`,
    yours: 'votre écran',
  },
  fullSize: 'Voir en taille réelle',
  back: 'Retour à la galerie',
  edit: 'Modifier',
  credit: 'Crédits',
  copyCredit: 'Copier les crédits',
  palette: 'Couleurs de cette image',
  ofColour: (code: string, colour: string) => `${code} : fonds d’écran de couleur ${colour.toLowerCase()}`,
  ofColourShare: (code: string, percent: number, colour: string) =>
    `${code}, ${percent} % : fonds d’écran de couleur ${colour.toLowerCase()}`,
  inList: 'Dans cette liste',
  previous: 'Précédent',
  next: 'Suivant',
  neighbour: (label: string, title: string) => `${label} : ${title}`,
  position: (position: number) => exactCount(position),
  positionOf: (position: number, total: number) => `${exactCount(position)} sur ${exactCount(total)}`,
  related: 'Découvrez d’autres fonds d’écran',
} satisfies typeof english;
