import type { discovery as english } from '../../en/integrations/discovery';

export const discovery = {
  search: (siteName: string) => `Wallpaper auf ${siteName} suchen`,
  app: 'Kostenlose Wallpaper für PC, Handy und Tablet.',
} satisfies typeof english;
