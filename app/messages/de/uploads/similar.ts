import type { similar as english } from '../../en/uploads/similar';

export const similar = {
  skipped: 'Übersprungen.',
  looksLike: (title: string) => `Sieht aus wie „${title}“.`,
  smaller: (title: string) => `Das neue Bild ist kleiner als das von „${title}“.`,
  deleted: 'Das ähnliche Wallpaper wurde gelöscht.',
  skipSmaller: (count: number) => (count === 1 ? 'Das kleinere überspringen' : `Alle ${count} kleineren überspringen`),
} satisfies typeof english;
