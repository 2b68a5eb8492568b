/** The fields of a wallpaper in the admin area. */
export const wallpaperForm = {
  title: 'Title',
  description: 'Description (optional)',
  author: 'Author (optional)',
  licence: 'Licence (optional)',
  licenceHint: 'A name or a link.',
  device: 'Device',
  category: 'Category',
  tags: 'Tags',
  tagsHint: (max: number) => `Comma-separated, at most ${max}.`,
  resolution: 'Resolution',
  fileSize: 'File size',
  featured: 'Featured',
  featuredHint: 'Featured wallpapers come first on the home page.',
  /** @param more how many tags are left out besides those that are named */
  leftOut: (max: number, tags: string[], more: number) =>
    `Only ${max} tags fit. Left out: ${tags.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  selectDevice: 'Select a device',
  guessCategory: 'Guess from the file name',
  updated: 'Wallpaper updated successfully',
  updateFailed: 'Failed to update wallpaper',
  incomplete: 'Por favor, completa todos los campos requeridos',
  published: (count: number) => (count === 1 ? 'See the published wallpaper' : `See the ${count} published wallpapers`),
};
