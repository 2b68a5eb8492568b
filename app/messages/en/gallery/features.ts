/** What the home page promises: change a sentence with the product. */
export const features = {
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
};
