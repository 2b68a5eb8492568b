/** How browsers introduce the site: as a search engine, and as an app. */
export const discovery = {
  search: (siteName: string) => `Search wallpapers on ${siteName}`,
  app: 'Free wallpapers for PC, phone and tablet.',
};
