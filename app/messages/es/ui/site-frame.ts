import type { siteFrame as english } from '../../en/ui/site-frame';

export const siteFrame = {
  notice: 'Aviso',
  skip: 'Saltar al contenido',
  admin: 'Administración',
} satisfies typeof english;
