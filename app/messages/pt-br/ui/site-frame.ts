import type { siteFrame as english } from '../../en/ui/site-frame';
export const siteFrame = {
  skip: 'Pular para o conteúdo',
  admin: 'Administração',
} satisfies typeof english;
