import type { changersErrors as english } from '../../en/integrations/changers-errors.server';
export const changersErrors = {
  program: 'Escolha um dos programas da lista.',
  every: 'Escolha de quanto em quanto tempo o papel de parede muda.',
  category: 'Escolha uma das categorias.',
  tooManyTags: (most: number) => `Use no máximo ${most} tags.`,
  longSearch: (most: number) => `A busca pode ter no máximo ${most} caracteres.`,
  longTags: (most: number) => `As tags podem ter no máximo ${most} caracteres no total.`,
} satisfies typeof english;
