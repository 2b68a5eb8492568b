/** Names of the owner's pages. */
export const ownPages = {
  about: 'About',
  imprint: 'Imprint',
  notice: 'Notice',
};
