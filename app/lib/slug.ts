import { trimmed } from './trimmed';

export function slugify(text: string): string {
  const hyphened = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  return trimmed(hyphened, '-');
}

function titleCase(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toLocaleUpperCase('en'));
}

export function nameFromSlug(slug: string): string {
  return titleCase(slug.replace(/-+/g, ' ').trim());
}
