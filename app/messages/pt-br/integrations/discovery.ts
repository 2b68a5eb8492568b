import type { discovery as english } from '../../en/integrations/discovery';
export const discovery = {
  search: (siteName: string) => `Buscar papéis de parede em ${siteName}`,
  app: 'Papéis de parede grátis para PC, celular e tablet.',
} satisfies typeof english;
