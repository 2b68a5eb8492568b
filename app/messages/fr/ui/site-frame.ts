import type { siteFrame as english } from '../../en/ui/site-frame';
export const siteFrame = {
  skip: 'Aller au contenu',
  admin: 'Administration',
} satisfies typeof english;
