import type { listHeadings as english } from '../../en/lists/list-headings.server';
export const listHeadings = {
  wallpapers: 'Wallpaper',
  random: {
    both: 'Zufällige Wallpaper',
    pc: 'Zufällige PC-Wallpaper',
    mobile: 'Zufällige Handy-Wallpaper',
    tablet: 'Zufällige Tablet-Wallpaper',
    other: 'Weitere zufällige Wallpaper',
  },
  results: (search: string) => `Ergebnisse für „${search}“`,
  allOfDevice: {
    pc: (category: string) => `Alle PC-Wallpaper in ${category}`,
    mobile: (category: string) => `Alle Handy-Wallpaper in ${category}`,
    tablet: (category: string) => `Alle Tablet-Wallpaper in ${category}`,
    other: (category: string) => `Alle anderen Wallpaper in ${category}`,
  },
} satisfies typeof english;
