const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/** The words of a text without accents and capitals, for comparing. */
const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every typed word is the beginning of a word in the label. */
export function hasTypedWords(label: string, typed: string): boolean {
  const words = splitWords(label);
  return splitWords(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Splits a label into alternating parts: not typed, typed, not typed … Typed words match only at the beginning of a word. */
export function highlight(label: string, typed: string): string[] {
  const beginnings = splitWords(typed).sort((a, b) => b.length - a.length);
  const parts = [''];
  // Words, and the text between them.
  for (const part of label.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const beginning = beginnings.find((typedWord) => fold(part).startsWith(typedWord)) ?? '';
    const letters = [...part];
    let end = 0;
    while (fold(letters.slice(0, end).join('')).length < beginning.length) end += 1;
    // An accent belongs to its letter.
    while (end > 0 && /\p{M}/u.test(letters[end] ?? '')) end += 1;
    if (end > 0) parts.push(letters.slice(0, end).join(''), letters.slice(end).join(''));
    else parts[parts.length - 1] += part;
  }
  return parts;
}
