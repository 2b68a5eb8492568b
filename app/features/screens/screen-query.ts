/** What a form about a screen adds to an address: the last value of each field, none that is empty, no size beside a preset. */
export function screenQuery(given: Iterable<[string, string]>): URLSearchParams {
  const fields = new Map([...given].filter(([, value]) => value.trim() !== ''));
  if (fields.has('preset')) for (const name of ['width', 'height', 'dpr']) fields.delete(name);
  return new URLSearchParams([...fields]);
}
