import type { siteFrame as english } from '../../en/ui/site-frame';

export const siteFrame = {
  skip: 'Saltar al contenido',
  admin: 'Administración',
} satisfies typeof english;
