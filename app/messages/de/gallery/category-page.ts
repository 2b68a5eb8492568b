import type { categoryPage as english } from '../../en/gallery/category-page';
import { counted } from '../numbers';

export const categoryPage = {
  title: (category: string) => `Wallpaper: ${category}`,
  description: (category: string) =>
    `Kostenlose Wallpaper aus ${category} für PC, Handy und Tablet, in voller Qualität zum Herunterladen.`,
  total: (count: number) => counted(count, 'Wallpaper', 'Wallpaper'),
  others: 'Andere Kategorien',
  showAll: (category: string) => `Alle Wallpaper aus ${category} anzeigen`,
  notFound: 'Kategorie nicht gefunden',
} satisfies typeof english;
