import type { discovery as english } from '../../en/integrations/discovery';

export const discovery = {
  search: (siteName: string) => `Buscar fondos de pantalla en ${siteName}`,
  app: 'Fondos de pantalla gratis para PC, móvil y tableta.',
} satisfies typeof english;
