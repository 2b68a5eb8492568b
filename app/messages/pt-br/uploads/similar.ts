import type { similar as english } from '../../en/uploads/similar';
export const similar = {
  skipped: 'Ignorada.',
  looksLike: (title: string) => `Parece-se com “${title}”.`,
  smaller: (title: string) => `A imagem nova é menor que a de “${title}”.`,
  deleted: 'O papel de parede parecido foi excluído.',
  skipSmaller: (count: number) => (count === 1 ? 'Ignorar a menor' : `Ignorar as ${count} menores`),
} satisfies typeof english;
