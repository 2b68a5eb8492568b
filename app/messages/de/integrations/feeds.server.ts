import type { feeds as english } from '../../en/integrations/feeds.server';

export const feeds = {
  searchTitle: (search: string, siteName: string) => `${search} – ${siteName}`,
  newest: (siteName: string) => `Die neuesten Wallpaper von ${siteName}, für PC, Handy und Tablet.`,
  listTitle: (name: string, siteName: string) => `Wallpaper: ${name} – ${siteName}`,
  category: (name: string, siteName: string) => `Die neuesten Wallpaper aus ${name} von ${siteName}.`,
  tag: (name: string, siteName: string) => `Die neuesten Wallpaper von ${siteName} mit dem Tag ${name}.`,
  by: (author: string) => `von ${author}`,
  moved: 'Dieser Feed ist umgezogen.',
  limit: (most: number) => `limit muss eine ganze Zahl von 1 bis ${most} sein.`,
} satisfies typeof english;
