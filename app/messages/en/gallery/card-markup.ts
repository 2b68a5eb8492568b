/** What the server writes on a card. */
export const cardMarkup = {
  featured: 'Featured',
  quickView: 'Quick view',
  quickViewOf: (title: string) => `Quick view: ${title}`,
  picture: 'picture',
};
