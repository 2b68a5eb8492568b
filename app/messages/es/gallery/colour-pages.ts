import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Fondos de pantalla: ${name}`,
  colourDescription: (colour: string) =>
    `Fondos de pantalla gratis de color ${colour.toLowerCase()}, en calidad completa.`,
  colours: 'Colores',
  colourNotFound: 'Color no encontrado',
} satisfies typeof english;
