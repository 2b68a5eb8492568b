import type { cards as english } from '../../en/gallery/cards';

export const cards = {
  downloads: (count: number) => (count === 1 ? 'Download' : 'Downloads'),
} satisfies typeof english;
