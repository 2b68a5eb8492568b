import type { tagPage as english } from '../../en/gallery/tag-page';
import { counted } from '../numbers';
export const tagPage = {
  title: (tag: string) => `Fonds d’écran : ${tag}`,
  description: (tag: string) => `Fonds d’écran gratuits avec le tag ${tag}, en pleine qualité.`,
  total: (count: number) => `${counted(count, 'fond d’écran', 'fonds d’écran')} avec ce tag`,
  goHome: 'Aller à l’accueil',
  notFound: 'Tag introuvable',
} satisfies typeof english;
