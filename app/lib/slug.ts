/** Slug of a tag, and of a category that has none: lowercased, everything but letters and digits turned to hyphens. Empty when nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Each word with a capital first letter: what a tag page calls its tag. */
function titleCase(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toLocaleUpperCase('en'));
}

/** The name a tag's address stands for: hyphens turned to spaces, title-cased. */
export function nameFromSlug(slug: string): string {
  return titleCase(slug.replace(/-+/g, ' ').trim());
}
