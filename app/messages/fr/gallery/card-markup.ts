import type { cardMarkup as english } from '../../en/gallery/card-markup';
export const cardMarkup = {
  featured: 'À la une',
  quickView: 'Aperçu rapide',
  quickViewOf: (title: string) => `Aperçu rapide : ${title}`,
  picture: 'image',
} satisfies typeof english;
