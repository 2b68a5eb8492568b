import type { cards as english } from '../../en/gallery/cards';
export const cards = {
  featured: 'Em destaque',
  quickView: 'Visão rápida',
  quickViewOf: (title: string) => `Visão rápida: ${title}`,
  picture: 'imagem',
  downloads: (count: number) => (count <= 1 ? 'download' : 'downloads'),
} satisfies typeof english;
