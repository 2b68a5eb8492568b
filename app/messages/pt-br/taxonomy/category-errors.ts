import type { categoryErrors as english } from '../../en/taxonomy/category-errors';
export const categoryErrors = {
  required: { name: 'Falta o nome.', slug: 'Falta o slug.' },
  notText: { name: 'O nome deve ser texto.', slug: 'O slug deve ser texto.' },
  tooLong: {
    name: (max: number) => `O nome pode ter no máximo ${max} caracteres.`,
    slug: (max: number) => `O slug pode ter no máximo ${max} caracteres.`,
  },
  badSlug: 'Um slug só pode ter letras minúsculas, algarismos e hifens.',
  noSlug: 'Digite um slug. Não é possível criá-lo a partir deste nome.',
} satisfies typeof english;
