import type { cardMarkup as english } from '../../en/gallery/card-markup';

export const cardMarkup = {
  featured: 'Destacado',
  quickView: 'Vista rápida',
  quickViewOf: (title: string) => `Vista rápida: ${title}`,
  picture: 'imagen',
} satisfies typeof english;
