import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Fonds d’écran : ${name}`,
  colourDescription: (colour: string) =>
    `Fonds d’écran gratuits de couleur ${colour.toLowerCase()}, en pleine qualité.`,
  colours: 'Couleurs',
  colourNotFound: 'Couleur introuvable',
} satisfies typeof english;
