/** Start and end of the name that the caret is in. */
function bounds(text: string, caret: number): [from: number, to: number] {
  const end = text.indexOf(',', caret);
  return [text.lastIndexOf(',', caret - 1) + 1, end < 0 ? text.length : end];
}

/** The one of comma-separated names that is being typed. */
export function tagAtCaret(text: string, caret: number): string {
  return text.slice(...bounds(text, caret)).trim();
}

/** Replaces the name at the caret. The new caret is ready for the next name. */
export function withTag(text: string, caret: number, name: string): { value: string; caret: number } {
  const [from, to] = bounds(text, caret);
  const before = text.slice(0, from).trimEnd();
  const head = `${before}${before && ' '}${name}, `;
  return { value: head + text.slice(to).replace(/^,\s*/, ''), caret: head.length };
}
