import type { tagPage as english } from '../../en/gallery/tag-page';
import { counted } from '../numbers';

export const tagPage = {
  title: (tag: string) => `Wallpaper: ${tag}`,
  description: (tag: string) => `Kostenlose Wallpaper mit dem Tag ${tag}, in voller Qualität zum Herunterladen.`,
  total: (count: number) => `${counted(count, 'Wallpaper', 'Wallpaper')} mit diesem Tag`,
  goHome: 'Zur Startseite',
  notFound: 'Tag nicht gefunden',
} satisfies typeof english;
