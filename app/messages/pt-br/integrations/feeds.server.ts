import type { feeds as english } from '../../en/integrations/feeds.server';
export const feeds = {
  searchTitle: (search: string, siteName: string) => `${search} – ${siteName}`,
  newest: (siteName: string) => `Os papéis de parede mais recentes de ${siteName}, para PC, celular e tablet.`,
  listTitle: (name: string, siteName: string) => `Papéis de parede: ${name} – ${siteName}`,
  category: (name: string, siteName: string) => `Os papéis de parede mais recentes de ${name} em ${siteName}.`,
  tag: (name: string, siteName: string) => `Os papéis de parede mais recentes de ${siteName} com a tag ${name}.`,
  by: (author: string) => `de ${author}`,
  moved: 'Este feed mudou de endereço.',
  limit: (most: number) => `limit deve ser um número inteiro de 1 a ${most}.`,
} satisfies typeof english;
