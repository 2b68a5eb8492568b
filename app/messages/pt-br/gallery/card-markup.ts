import type { cardMarkup as english } from '../../en/gallery/card-markup';
export const cardMarkup = {
  featured: 'Em destaque',
  quickView: 'Visão rápida',
  quickViewOf: (title: string) => `Visão rápida: ${title}`,
  picture: 'imagem',
} satisfies typeof english;
