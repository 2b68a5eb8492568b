import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Fondos de pantalla: ${name}`,
  colourDescription: (colour: string) =>
    `Fondos de pantalla gratis de color ${colour.toLowerCase()}, en calidad completa.`,
  paletteDescription: (palette: string) =>
    `Fondos de pantalla gratis con los colores de ${palette}, los más parecidos primero.`,
  colours: 'Colores',
  palettes: 'Paletas',
  colourNotFound: 'Color no encontrado',
  paletteNotFound: 'Paleta no encontrada',
} satisfies typeof english;
