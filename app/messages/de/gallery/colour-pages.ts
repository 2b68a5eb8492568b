import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Wallpaper: ${name}`,
  colourDescription: (colour: string) => `Kostenlose Wallpaper in ${colour}, in voller Qualität zum Herunterladen.`,
  colours: 'Farben',
  colourNotFound: 'Farbe nicht gefunden',
} satisfies typeof english;
