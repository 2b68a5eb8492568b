import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Papéis de parede: ${name}`,
  colourDescription: (colour: string) => `Papéis de parede grátis na cor ${colour.toLowerCase()}, em qualidade máxima.`,
  paletteDescription: (palette: string) =>
    `Papéis de parede grátis com as cores de ${palette}, os mais parecidos primeiro.`,
  colours: 'Cores',
  palettes: 'Paletas',
  colourNotFound: 'Cor não encontrada',
  paletteNotFound: 'Paleta não encontrada',
} satisfies typeof english;
