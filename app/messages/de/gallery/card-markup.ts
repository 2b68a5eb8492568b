import type { cardMarkup as english } from '../../en/gallery/card-markup';

export const cardMarkup = {
  featured: 'Empfohlen',
  quickView: 'Schnellansicht',
  quickViewOf: (title: string) => `Schnellansicht: ${title}`,
  picture: 'Bild',
} satisfies typeof english;
