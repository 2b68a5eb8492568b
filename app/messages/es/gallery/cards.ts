import type { cards as english } from '../../en/gallery/cards';

export const cards = {
  featured: 'Destacado',
  quickView: 'Vista rápida',
  quickViewOf: (title: string) => `Vista rápida: ${title}`,
  picture: 'imagen',
  downloads: (count: number) => (count === 1 ? 'descarga' : 'descargas'),
} satisfies typeof english;
