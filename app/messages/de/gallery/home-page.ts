import type { homePage as english } from '../../en/gallery/home-page';

export const homePage = {
  title: 'Kostenlose Wallpaper für PC, Handy und Tablet',
  searchTitle: (search: string) => `Suche: ${search}`,
  description: 'Kostenlose Wallpaper für PC, Handy und Tablet, in jeder Größe bis 4K und mehr. Ganz ohne Konto.',
  heading: 'Wallpaper',
  randomHeading: 'Zufällige Wallpaper',
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  shuffle: 'Mischen',
  shuffleHint: 'Andere Wallpaper zeigen',
  bestMatches: 'Beste Treffer',
  featuredFirst: 'Empfohlene zuerst',
  matchesMost: 'Kein Wallpaper passt zu allen Wörtern in „[search]“. Diese passen zu den meisten.',
  matchesSome: 'Kein Wallpaper passt zu allen Wörtern in „[search]“. Diese passen zu einigen.',
  also: 'Auch:',
  corrected: 'Zu „[search]“ gibt es keinen genauen Treffer. Hier sind die Ergebnisse für [corrected].',
} satisfies typeof english;
