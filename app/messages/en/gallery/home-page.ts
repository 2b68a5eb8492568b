export const homePage = {
  title: 'Free wallpapers for PC, mobile and tablet',
  searchTitle: (search: string) => `Search: ${search}`,
  description: 'Free wallpapers for PC, phone and tablet, in every size up to 4K and beyond. No account needed.',
  heading: 'Wallpapers',
  randomHeading: 'Random wallpapers',
  categories: 'Categories',
  allCategories: 'All Categories',
  shuffle: 'Shuffle',
  shuffleHint: 'Show other wallpapers',
  bestMatches: 'Best matches',
  featuredFirst: 'Featured first',
  /** A search may hold brackets, so the page fills them in. */
  matchesMost: 'No wallpaper matches all the words in “[search]”. These match most of them.',
  matchesSome: 'No wallpaper matches all the words in “[search]”. These match some of them.',
  also: 'Also:',
  corrected: 'Nothing matches “[search]” exactly. Showing results for [corrected].',
};
