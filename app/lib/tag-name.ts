import { slugify } from './slug';

/** Tags with the same key are one: names that differ by more than case are two. The database has the same rule. */
export const tagKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** For the address. Tags may share it. Without a letter or digit, it is made of code points. */
export function tagSlug(name: string): string {
  const slug = slugify(name.replace(/\p{Variation_Selector}/gu, ''));
  if (/[\p{L}\p{N}]/u.test(slug)) return slug;
  return Array.from(name.normalize('NFC').replace(/\s/g, ''), (one) => one.codePointAt(0)?.toString(16)).join('-');
}

/** Whether it has a visible character. U+FFFD replaces unreadable ones, so it doesn't count. */
export const isVisible = (name: string): boolean => /[^\p{C}\p{Z}\p{M}\ufffd]/u.test(name);
