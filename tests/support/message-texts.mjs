/** The texts of messages by their paths. A function's text is its source. */
export function textsOf(value, path) {
  if (typeof value !== 'object' || value === null)
    return [[path, typeof value === 'function' ? `=> ${value}` : String(value)]];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

/** A text of at least two words, so not a name, a unit or a function. */
export const isSentence = (text) => !text.includes('=>') && /[a-z]{2} \w*[a-z]{3}/.test(text);
