/** PostgreSQL stores neither NUL nor half a surrogate pair, and other control characters help nobody. */
export function cleaned(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

/** Well-formed: half of a character that takes two code units is left out at the cut, and replaced anywhere else. */
export const truncate = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed();
