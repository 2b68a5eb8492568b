export const homePage = {
  title: 'Free wallpapers for PC, mobile and tablet',
  searchTitle: (search: string) => `Search: ${search}`,
  description: 'Free wallpapers for PC, phone and tablet, in every size up to 4K and beyond. No account needed.',
  hero: 'Free wallpapers for every screen you own',
  figures: {
    wallpapers: (count: number) => (count === 1 ? 'wallpaper' : 'wallpapers'),
    downloads: (count: number) => (count === 1 ? 'download' : 'downloads'),
    downloadsThisMonth: (count: number) => (count === 1 ? 'download this month' : 'downloads this month'),
    activeUsers: (count: number) => (count === 1 ? 'active user' : 'active users'),
  },
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
  corrected: 'Nothing matches “[search]” exactly. Showing results for [corrected].',
  /** Every sentence is a promise: change it with the product. */
  features: {
    title: 'What you get',
    search: {
      title: 'Fast search',
      text: 'Suggestions as you type, and quick results however large the gallery grows.',
    },
    quality: {
      title: 'HD/4K quality',
      text: 'We keep every picture exactly as it was uploaded, up to 4K and beyond.',
    },
    devices: {
      title: 'All devices',
      text: 'Wide pictures for PCs, tall ones for phones, each with its own list.',
    },
    free: { title: 'Free unlimited downloads', text: 'No account, no payment, no daily limit.' },
    smart: {
      title: 'Smart search',
      text: 'Forgives typos and missing accents. Half a word is enough.',
    },
    collections: { title: 'Curated collections', text: 'Sorted by category and tag, with featured pictures first.' },
    formats: {
      title: 'Multiple formats',
      text: 'Every picture downloads as a JPEG. PNG and WebP originals are available too.',
    },
    daily: {
      title: 'Daily updates',
      text: 'New pictures appear at once, here and in the feed, and this page reshuffles all day.',
    },
  },
};
