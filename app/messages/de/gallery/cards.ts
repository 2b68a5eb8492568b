import type { cards as english } from '../../en/gallery/cards';

export const cards = {
  featured: 'Empfohlen',
  quickView: 'Schnellansicht',
  quickViewOf: (title: string) => `Schnellansicht: ${title}`,
  picture: 'Bild',
  downloads: (count: number) => (count === 1 ? 'Download' : 'Downloads'),
} satisfies typeof english;
