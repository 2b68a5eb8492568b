import type { categoryPage as english } from '../../en/gallery/category-page';
import { counted } from '../numbers';

export const categoryPage = {
  title: (category: string) => `Fondos de pantalla: ${category}`,
  description: (category: string) =>
    `Fondos de pantalla gratis de ${category} para PC, móvil y tableta, en calidad completa.`,
  total: (count: number) => counted(count, 'fondo', 'fondos'),
  others: 'Otras categorías',
  showAll: (category: string) => `Ver todos los fondos de ${category}`,
  notFound: 'Categoría no encontrada',
} satisfies typeof english;
