import type { feeds as english } from '../../en/integrations/feeds.server';

export const feeds = {
  searchTitle: (search: string, siteName: string) => `${search} – ${siteName}`,
  newest: (siteName: string) => `Los fondos más recientes de ${siteName}, para PC, móvil y tableta.`,
  listTitle: (name: string, siteName: string) => `Fondos de pantalla: ${name} – ${siteName}`,
  category: (name: string, siteName: string) => `Los fondos más recientes de ${name} en ${siteName}.`,
  tag: (name: string, siteName: string) => `Los fondos más recientes de ${siteName} con la etiqueta ${name}.`,
  by: (author: string) => `de ${author}`,
  moved: 'Este feed se ha mudado.',
  limit: (most: number) => `limit debe ser un número entero de 1 a ${most}.`,
} satisfies typeof english;
