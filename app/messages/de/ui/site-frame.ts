import type { siteFrame as english } from '../../en/ui/site-frame';

export const siteFrame = {
  skip: 'Zum Inhalt springen',
  admin: 'Verwaltung',
} satisfies typeof english;
