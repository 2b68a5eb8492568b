/** Failures and background tasks of categories and tags. */
export const taxonomy = {
  category: {
    notFound: 'Category not found. The category you are looking for does not exist.',
    slugTaken: (name: string) => `The category “${name}” already has this slug.`,
    unreadableLine: 'This line can’t be read.',
    unexpected: 'Something went wrong. Try again later.',
    tooMany: (max: number) => `Create at most ${max} categories at once.`,
    noneValid: 'Por favor, añade al menos una categoría válida',
    deleting: (name: string) => `Deleting the category “${name}”`,
    deletingOne: 'Deleting a category',
  },
  tag: {
    beingMerged: (name: string) => `“${name}” is being merged into another tag.`,
    nameTaken: (name: string) => `There is already a tag “${name}”.`,
    sameTag: 'Choose a different tag.',
    alreadyDeleted: 'These tags no longer exist.',
    renaming: (from: string, to: string) => `Renaming the tag “${from}” to “${to}”`,
    merging: (from: string, into: string) => `Merging the tag “${from}” into “${into}”`,
    mergingOne: (name: string) => `Merging the tag “${name}”`,
    deleting: (name: string) => `Deleting the tag “${name}”`,
  },
};
