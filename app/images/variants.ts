/** Names, sizes, settings and addresses of the files made of one wallpaper. Safe in the browser. */

/** First 24 hexadecimal digits of the SHA-256 of the uploaded file. */
export const FILE_KEY = /^[0-9a-f]{24}$/;
export const fileKeyFor = (sha256: string) => sha256.slice(0, 24);

const WIDTHS = [320, 640, 1280, 2560];

/** Widths in px of the renditions of a picture, ascending; never wider than the picture itself. */
export function renditionWidths(width: number): number[] {
  const largest = Math.min(width, 2560);
  return [...WIDTHS.filter((candidate) => candidate < largest), largest];
}

/** Name of the smallest file that lists may show. */
export function smallestRendition(width: number, avif: boolean): string {
  return `${renditionWidths(width)[0]}.${avif ? 'avif' : 'webp'}`;
}

/** Widths and heights of the same, ascending. Each is made from the next larger one, and so is its height. */
export function renditionSizes(width: number, height: number): { width: number; height: number }[] {
  let larger = { width, height };
  return renditionWidths(width)
    .reverse()
    .map((narrower) => {
      larger = { width: narrower, height: Math.max(1, Math.round((larger.height * narrower) / larger.width)) };
      return larger;
    })
    .reverse();
}

/** Width of `imageUrl` and of the picture on the detail page. */
export function largeWidth(width: number): number {
  return Math.min(width, 2560);
}

/** Width of `thumbnailUrl`, of the preview download and of the JPEG fallback in lists. */
export function thumbnailWidth(width: number): number {
  return Math.min(width, 640);
}

/** Width of the picture in social previews. */
export function socialWidth(width: number): number {
  return Math.min(width, 1280);
}

/** JPEG is the fallback format, so it is made only for the widths that something asks for without a choice. */
export function jpegWidths(width: number): number[] {
  return [...new Set([thumbnailWidth(width), socialWidth(width), largeWidth(width)])];
}

/**
 * Below 84 the large picture loses faint lines on soft gradients. Effort 4 saves a twentieth in twice the time: too long for the
 * large picture.
 */
export const webpOptions = (width: number) => (width > 1280 ? { quality: 84, effort: 2 } : { quality: 80, effort: 4 });

/** mozjpeg makes files a fifth smaller, but takes a third of a second for the large picture. */
export const jpegOptions = (width: number) => ({ quality: 82, progressive: true, mozjpeg: width <= 1280 });

export type RenditionFormat = 'avif' | 'webp' | 'jpg';

export const RENDITION_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export function renditionPath(key: string, width: number, format: RenditionFormat): string {
  return `/images/${key}/${width}.${format}`;
}

/** The key in the address of a rendition; empty when there is none. */
export function fileKeyOf(path: string): string {
  const key = path.split('/')[2] ?? '';
  return FILE_KEY.test(key) ? key : '';
}

/** A `srcset` value with the widths up to `most` px. */
export function srcSet(key: string, width: number, format: RenditionFormat, most = 2560): string {
  const widths = format === 'jpg' ? jpegWidths(width) : renditionWidths(width);
  const fitting = widths.filter((candidate) => candidate <= most);
  return (fitting.length > 0 ? fitting : widths.slice(0, 1))
    .map((candidate) => `${renditionPath(key, candidate, format)} ${candidate}w`)
    .join(', ');
}
