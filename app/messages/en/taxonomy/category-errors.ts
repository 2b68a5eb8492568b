/** What is wrong with the fields of a category. */
export const categoryErrors = {
  required: { name: 'Name is required.', slug: 'Slug is required.' },
  notText: { name: 'Name must be text.', slug: 'Slug must be text.' },
  tooLong: {
    name: (max: number) => `Name can have at most ${max} characters.`,
    slug: (max: number) => `Slug can have at most ${max} characters.`,
  },
  badSlug: 'A slug can only contain lowercase letters, digits and hyphens.',
  noSlug: 'Enter a slug. It can’t be made from this name.',
};
