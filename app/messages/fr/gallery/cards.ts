import type { cards as english } from '../../en/gallery/cards';
export const cards = {
  featured: 'À la une',
  quickView: 'Aperçu rapide',
  quickViewOf: (title: string) => `Aperçu rapide : ${title}`,
  picture: 'image',
  downloads: (count: number) => (count <= 1 ? 'téléchargement' : 'téléchargements'),
} satisfies typeof english;
