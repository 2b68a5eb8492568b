/** As `toWellFormed`, which browsers of 2021 and 2022 lack. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * Composed (NFC), so that the same words are the same text. PostgreSQL can store neither NUL nor unpaired surrogates, and other
 * control characters are useless.
 */
export function cleaned(value: string): string {
  const composed = wellFormed(value).normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches what we remove
  return composed.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

/** Always well-formed: drops half a surrogate pair at the cut and replaces unpaired surrogates elsewhere. */
export const truncate = (text: string, most: number): string =>
  wellFormed(text.slice(0, most).replace(/[\ud800-\udbff]$/, ''));
