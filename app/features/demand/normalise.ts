import { parseSize } from '~/features/lists/resolve/list-state';
import { isSide } from '~/features/screens/presets';
import type { Wanted } from '~/http/request/request-context.server';
import { cleaned } from '~/lib/clean-text';

/** A longer text is a sentence of one person, not what two look for. */
const MAX_WORDS = 60;
const MAX_ADDRESS = 200;

/** The same text for the same wish; null if it isn't counted. */
export function normalise({ kind, text }: Wanted): string | null {
  if (kind === 'screen') {
    const size = parseSize(text);
    return size && isSide(size.width) && isSide(size.height) ? `${size.width}x${size.height}` : null;
  }
  if (kind === 'filters') return text.length <= MAX_ADDRESS ? text : null;
  const words = cleaned(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length <= MAX_WORDS && /[\p{L}\p{N}]/u.test(words) ? words : null;
}
