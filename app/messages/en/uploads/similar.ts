/** Uploads that look like another wallpaper. */
export const similar = {
  skipped: 'Skipped.',
  looksLike: (title: string) => `Looks like “${title}”.`,
  smaller: (title: string) => `The new picture is smaller than that of “${title}”.`,
  deleted: 'The similar wallpaper has been deleted.',
  skipSmaller: (count: number) => (count === 1 ? 'Skip the smaller one' : `Skip all ${count} smaller ones`),
};
