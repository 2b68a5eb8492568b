import type { categoryErrors as english } from '../../en/taxonomy/category-errors';
export const categoryErrors = {
  required: { name: 'Il manque le nom.', slug: 'Il manque le slug.' },
  notText: { name: 'Le nom doit être du texte.', slug: 'Le slug doit être du texte.' },
  tooLong: {
    name: (max: number) => `Le nom peut avoir ${max} caractères au plus.`,
    slug: (max: number) => `Le slug peut avoir ${max} caractères au plus.`,
  },
  badSlug: 'Un slug ne peut contenir que des lettres minuscules, des chiffres et des tirets.',
  noSlug: 'Saisissez un slug. Il ne peut pas être créé d’après ce nom.',
} satisfies typeof english;
