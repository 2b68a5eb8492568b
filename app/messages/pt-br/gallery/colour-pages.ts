import type { colourPages as english } from '../../en/gallery/colour-pages';
export const colourPages = {
  title: (name: string) => `Papéis de parede: ${name}`,
  colourDescription: (colour: string) => `Papéis de parede grátis na cor ${colour.toLowerCase()}, em qualidade máxima.`,
  colours: 'Cores',
  colourNotFound: 'Cor não encontrada',
} satisfies typeof english;
