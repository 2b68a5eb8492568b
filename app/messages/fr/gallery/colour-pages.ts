import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Fonds d’écran : ${name}`,
  colourDescription: (colour: string) =>
    `Fonds d’écran gratuits de couleur ${colour.toLowerCase()}, en pleine qualité.`,
  paletteDescription: (palette: string) =>
    `Fonds d’écran gratuits aux couleurs de ${palette}, les plus proches d’abord.`,
  colours: 'Couleurs',
  palettes: 'Palettes',
  colourNotFound: 'Couleur introuvable',
  paletteNotFound: 'Palette introuvable',
} satisfies typeof english;
