export const MAX_NAME_LENGTH = 80;

/** The slug that a category's name suggests. Empty when the name has none of the letters and digits that are kept. */
export function slugFromName(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-');
  return slug === '-' ? '' : slug;
}
