import { trimmed } from '~/lib/trimmed';

/** File systems allow 255 bytes. This leaves room for the extension and a browser's " (1)". */
const MAX_BYTES = 200;

const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2065\ufeff]/gu;

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

export function toFileName(title: string): string {
  const name = title
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[/\\:*?"<>|%]+/g, '-')
    .replace(RESERVED, '$&_');
  return trimmed(shortened(trimmed(name, ' .')), ' .') || 'wallpaper';
}

function shortened(name: string): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_BYTES) return kept;
    kept += segment;
  }
  return kept;
}
