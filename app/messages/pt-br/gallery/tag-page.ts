import type { tagPage as english } from '../../en/gallery/tag-page';
import { counted } from '../numbers';
export const tagPage = {
  title: (tag: string) => `Papéis de parede: ${tag}`,
  description: (tag: string) => `Papéis de parede grátis com a tag ${tag}, em qualidade máxima.`,
  total: (count: number) => `${counted(count, 'papel de parede', 'papéis de parede')} com esta tag`,
  goHome: 'Ir para o início',
  notFound: 'Tag não encontrada',
} satisfies typeof english;
