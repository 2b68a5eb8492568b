import type { keptListErrors as english } from '../../en/keeping/kept-list-errors.server';

export const keptListErrors = {
  noList: 'Esta lista não existe ou foi excluída.',
  readOnly: 'Este link só mostra a lista. Para alterá-la, abra o link secreto dela.',
  full: (most: number) => `Sua lista está cheia. Ela guarda ${most} papéis de parede, então remova um primeiro.`,
  longTitle: (most: number) => `O título pode ter no máximo ${most} caracteres.`,
  longNote: (most: number) => `Uma nota pode ter no máximo ${most} caracteres.`,
  size: 'Escolha um tamanho da lista.',
} satisfies typeof english;
