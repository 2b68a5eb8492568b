import type { cards as english } from '../../en/gallery/cards';
export const cards = {
  downloads: (count: number) => (count <= 1 ? 'download' : 'downloads'),
} satisfies typeof english;
