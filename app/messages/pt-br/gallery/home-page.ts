import type { homePage as english } from '../../en/gallery/home-page';
export const homePage = {
  title: 'Papéis de parede grátis para PC, celular e tablet',
  searchTitle: (search: string) => `Busca: ${search}`,
  description: 'Papéis de parede grátis para PC, celular e tablet, em todos os tamanhos até 4K e mais. Sem conta.',
  heading: 'Papéis de parede',
  randomHeading: 'Papéis de parede aleatórios',
  categories: 'Categorias',
  allCategories: 'Todas as categorias',
  shuffle: 'Embaralhar',
  shuffleHint: 'Ver outros papéis de parede',
  bestMatches: 'Melhores resultados',
  featuredFirst: 'Destaques primeiro',
  matchesMost: 'Nenhum papel de parede tem todas as palavras de “[search]”. Estes têm a maioria.',
  matchesSome: 'Nenhum papel de parede tem todas as palavras de “[search]”. Estes têm algumas.',
  also: 'Também:',
  corrected: 'Nada corresponde exatamente a “[search]”. Estes são os resultados de [corrected].',
} satisfies typeof english;
