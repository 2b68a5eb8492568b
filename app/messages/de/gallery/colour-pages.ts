import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Wallpaper: ${name}`,
  colourDescription: (colour: string) => `Kostenlose Wallpaper in ${colour}, in voller Qualität zum Herunterladen.`,
  paletteDescription: (palette: string) => `Kostenlose Wallpaper in den Farben von ${palette}, die ähnlichsten zuerst.`,
  colours: 'Farben',
  palettes: 'Paletten',
  colourNotFound: 'Farbe nicht gefunden',
  paletteNotFound: 'Palette nicht gefunden',
} satisfies typeof english;
