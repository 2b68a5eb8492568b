import type { gallery as english } from '../../en/gallery/gallery';
import { counted, exactCount } from '../numbers';
export const gallery = {
  previous: 'Papéis de parede anteriores',
  loadMore: 'Carregar mais papéis de parede',
  loadingMore: 'Carregando...',
  loadingList: 'Carregando papéis de parede',
  added: (added: number, all: number) =>
    `Mais ${exactCount(added)} ${added === 1 ? 'papel de parede' : 'papéis de parede'}, ${exactCount(all)} no total.`,
  total: (count: number) => counted(count, 'papel de parede', 'papéis de parede'),
  totalAbove: (count: number) => `mais de ${exactCount(count)} papéis de parede`,
  empty: { title: 'Nenhum papel de parede encontrado', text: 'Tente outros filtros ou outras palavras' },
  showAll: 'Ver todos os papéis de parede',
  device: 'Dispositivo',
  bothDevices: 'Ambos',
  similarWords: 'Palavras parecidas',
  popularTags: 'Tags populares',
} satisfies typeof english;
