import type { wallpaperPage as english } from '../../en/gallery/wallpaper-page';
import { type Size, sizeOf } from '../../sizes';
import { exactCount } from '../numbers';

export const wallpaperPage = {
  description: (alt: string, resolution: string) =>
    `${alt}: ein kostenloses Wallpaper in ${resolution}, in voller Qualität zum Herunterladen.`,
  download: 'Herunterladen',
  forScreen: {
    title: 'Für meinen Bildschirm',
    text: 'Passend zugeschnitten',
    sized: (screen: Size) => `Für ${sizeOf(screen)}`,
    yours: 'dein Bildschirm',
  },
  fullSize: 'In voller Größe ansehen',
  back: 'Zurück zur Galerie',
  edit: 'Bearbeiten',
  credit: 'Urheberangabe',
  copyCredit: 'Urheberangabe kopieren',
  palette: 'Farben in diesem Bild',
  ofColour: (code: string, colour: string) => `${code}: Wallpaper in ${colour}`,
  ofColourShare: (code: string, percent: number, colour: string) => `${code}, ${percent} %: Wallpaper in ${colour}`,
  inList: 'In dieser Liste',
  previous: 'Zurück',
  next: 'Weiter',
  neighbour: (label: string, title: string) => `${label}: ${title}`,
  position: (position: number) => exactCount(position),
  positionOf: (position: number, total: number) => `${exactCount(position)} von ${exactCount(total)}`,
  related: 'Weitere Wallpaper entdecken',
} satisfies typeof english;
