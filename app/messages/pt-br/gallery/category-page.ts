import type { categoryPage as english } from '../../en/gallery/category-page';
import { counted } from '../numbers';
export const categoryPage = {
  title: (category: string) => `Papéis de parede: ${category}`,
  description: (category: string) =>
    `Papéis de parede grátis de ${category} para PC, celular e tablet, em qualidade máxima.`,
  total: (count: number) => counted(count, 'papel de parede', 'papéis de parede'),
  others: 'Outras categorias',
  showAll: (category: string) => `Ver todos os papéis de parede de ${category}`,
  notFound: 'Categoria não encontrada',
} satisfies typeof english;
