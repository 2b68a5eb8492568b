import type { categoryErrors as english } from '../../en/taxonomy/category-errors';

export const categoryErrors = {
  required: { name: 'Falta el nombre.', slug: 'Falta el slug.' },
  notText: { name: 'El nombre debe ser texto.', slug: 'El slug debe ser texto.' },
  tooLong: {
    name: (max: number) => `El nombre puede tener ${max} caracteres como máximo.`,
    slug: (max: number) => `El slug puede tener ${max} caracteres como máximo.`,
  },
  badSlug: 'Un slug solo puede tener letras minúsculas, cifras y guiones.',
  noSlug: 'Escribe un slug. No se puede crear a partir de este nombre.',
} satisfies typeof english;
