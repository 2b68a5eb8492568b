import type { cards as english } from '../../en/gallery/cards';
export const cards = {
  downloads: (count: number) => (count <= 1 ? 'téléchargement' : 'téléchargements'),
} satisfies typeof english;
