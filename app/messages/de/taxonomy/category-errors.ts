import type { categoryErrors as english } from '../../en/taxonomy/category-errors';

export const categoryErrors = {
  required: { name: 'Der Name fehlt.', slug: 'Der Slug fehlt.' },
  notText: { name: 'Der Name muss Text sein.', slug: 'Der Slug muss Text sein.' },
  tooLong: {
    name: (max: number) => `Der Name kann höchstens ${max} Zeichen haben.`,
    slug: (max: number) => `Der Slug kann höchstens ${max} Zeichen haben.`,
  },
  badSlug: 'Ein Slug kann nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.',
  noSlug: 'Gib einen Slug ein. Aus diesem Namen lässt sich keiner bilden.',
} satisfies typeof english;
