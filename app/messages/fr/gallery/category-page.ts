import type { categoryPage as english } from '../../en/gallery/category-page';
import { counted } from '../numbers';
export const categoryPage = {
  title: (category: string) => `Fonds d’écran : ${category}`,
  description: (category: string) =>
    `Fonds d’écran gratuits de la catégorie ${category} pour PC, mobile et tablette, en pleine qualité.`,
  total: (count: number) => counted(count, 'fond d’écran', 'fonds d’écran'),
  others: 'Autres catégories',
  showAll: (category: string) => `Voir tous les fonds d’écran de ${category}`,
  notFound: 'Catégorie introuvable',
} satisfies typeof english;
