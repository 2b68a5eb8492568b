/** What feed readers show. */
export const feeds = {
  searchTitle: (search: string, siteName: string) => `${search} – ${siteName}`,
  newest: (siteName: string) => `The newest wallpapers from ${siteName}, for PC, mobile and tablet.`,
  listTitle: (name: string, siteName: string) => `${name} wallpapers – ${siteName}`,
  category: (name: string, siteName: string) => `The newest ${name} wallpapers from ${siteName}.`,
  tag: (name: string, siteName: string) => `The newest wallpapers from ${siteName} with the tag ${name}.`,
  by: (author: string) => `by ${author}`,
  moved: 'This feed has moved.',
  limit: (most: number) => `limit must be a whole number from 1 to ${most}.`,
};
