import { parseSize } from '~/features/lists/resolve/list-state';
import { isSide } from '~/features/screens/presets';
import type { Wanted } from '~/http/request/request-context.server';
import { cleaned } from '~/lib/clean-text';
import { withQuery } from '~/lib/paths';

/** A longer text is a sentence of one person, not what two look for. */
const MAX_WORDS = 60;
const MAX_ADDRESS = 200;

function normaliseWords(text: string): string | null {
  const words = cleaned(text).toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length <= MAX_WORDS && /[\p{L}\p{N}]/u.test(words) ? words : null;
}

/** @param address of a list, whose words are normalised too */
function normaliseAddress(address: string): string | null {
  const [path = '', search] = address.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const q = query.q && normaliseWords(query.q);
  const text = withQuery(path, { ...query, q });
  return q === null || text.length > MAX_ADDRESS ? null : text;
}

/** The same text for the same search; null if it isn't counted. */
export function normalise({ kind, text }: Wanted): string | null {
  if (kind === 'screen') {
    const size = parseSize(text);
    return size && isSide(size.width) && isSide(size.height) ? `${size.width}x${size.height}` : null;
  }
  return kind === 'filters' ? normaliseAddress(text) : normaliseWords(text);
}
