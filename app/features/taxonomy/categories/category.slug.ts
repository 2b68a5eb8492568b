export const MAX_NAME_LENGTH = 80;

/** Empty when nothing of the name can be kept, as in names without Latin letters. */
export function slugFromName(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-');
  return slug === '-' ? '' : slug;
}
