/** Where the name begins and ends in which the caret stands. */
function bounds(text: string, caret: number): [from: number, to: number] {
  const end = text.indexOf(',', caret);
  return [text.lastIndexOf(',', caret - 1) + 1, end < 0 ? text.length : end];
}

/** Of names between commas the one that is being typed. */
export function tagAtCaret(text: string, caret: number): string {
  return text.slice(...bounds(text, caret)).trim();
}

/** The text with `name` in place of the one at the caret; at the end the next one can be typed at once. */
export function withTag(text: string, caret: number, name: string): { value: string; caret: number } {
  const [from, to] = bounds(text, caret);
  const before = text.slice(0, from).trimEnd();
  const head = `${before}${before && ' '}${name}, `;
  return { value: head + text.slice(to).replace(/^,\s*/, ''), caret: head.length };
}
