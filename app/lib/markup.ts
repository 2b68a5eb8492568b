const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Removes the characters that XML doesn't allow even when escaped. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches what we remove
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** Escapes text for HTML, including quotes, so that it can be used in attributes. */
export function htmlText(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An XML element without children, or with only text in it. Null attributes are left out. */
export function xmlElement(name: string, attributes: Record<string, string | number | null>, text = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : ` ${key}="${htmlText(String(value))}"`,
  );
  return `<${name}${written.join('')}${text ? `>${htmlText(text)}</${name}>` : '/>'}`;
}
