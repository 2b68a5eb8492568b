import { publicFilesUrl } from '~/lib/public-files';
import type { Ground } from './ground';

export const FILE_KEY = /^[0-9a-f]{24}$/;

export interface KeyFacts {
  ground: Ground;
  /** Whether earlier versions made its files in other colours. */
  isRecoloured: boolean;
}

/** Files never change under their key: another background of a transparent picture, or other colours, give another key. */
export function fileKeyFor(sha256: string, { ground, isRecoloured }: KeyFacts): string {
  const digits = isRecoloured ? [...sha256].reverse().join('') : sha256;
  return ground === 'dark' ? digits.slice(24, 48) : digits.slice(0, 24);
}

const WIDTHS = [320, 640, 1280, 2560];

export function renditionWidths(width: number): number[] {
  const largest = largeWidth(width);
  return [...WIDTHS.filter((candidate) => candidate < largest), largest];
}

export function smallestRendition(width: number, avif: boolean): string {
  return `${renditionWidths(width)[0]}.${avif ? 'avif' : 'webp'}`;
}

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

export function largeWidth(width: number): number {
  return Math.min(width, 2560);
}

export function thumbnailWidth(width: number): number {
  return Math.min(width, 640);
}

export function socialWidth(width: number): number {
  return Math.min(width, 1280);
}

export function jpegWidths(width: number): number[] {
  return [...new Set([thumbnailWidth(width), socialWidth(width), largeWidth(width)])];
}

/** Below 84, faint lines on soft gradients vanish. Effort 4 saves 5 % in twice the time. */
export const webpOptions = (width: number) => (width > 1280 ? { quality: 84, effort: 2 } : { quality: 80, effort: 4 });

/**
 * From effort 4, libaom takes five times as long as with 2 and saves less than 10 %. The smallest, which data saver mode shows, are
 * half as large as with the quality of the others.
 */
export const avifOptions = (width: number) =>
  width <= 320 ? { quality: 45, effort: 3, chromaSubsampling: '4:2:0' } : { quality: 60, effort: 2 };

/** mozjpeg makes files 20 % smaller, but takes a third of a second for the large picture. */
export const jpegOptions = (width: number) => ({ quality: 82, progressive: true, mozjpeg: width <= 1280 });

export type RenditionFormat = 'avif' | 'webp' | 'jpg';

export const RENDITION_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** A picture never changes but may be deleted, so shared caches ask again after ten minutes. */
export const RENDITION_CACHING = 'public, max-age=31536000, s-maxage=600, immutable';

/** An address at PUBLIC_FILES_URL, if that is set. */
export function renditionPath(key: string, width: number, format: RenditionFormat): string {
  return `${publicFilesUrl()}/images/${key}/${width}.${format}`;
}

export const nameStart = (key: string) => key.slice(0, 8);

/** For programs that name files after the last part of the address. At PUBLIC_FILES_URL, files have their stored names. */
export function namedRenditionPath(key: string, width: number, format: RenditionFormat): string {
  if (publicFilesUrl()) return renditionPath(key, width, format);
  return `/images/${key}/${nameStart(key)}-${width}w.${format}`;
}

/** The picture in full size as JPEG. */
export const fullPictureName = (key: string) => `${nameStart(key)}-full.jpg`;

/** A picture's files with a credit in them: their addresses change with it, the names in them do not. */
export interface CreditedFiles {
  fileKey: string;
  creditMark: string;
}

export const creditedPath = ({ fileKey, creditMark }: CreditedFiles, name: string) =>
  `/images/${fileKey}/${creditMark && `${creditMark}/`}${name}`;

export const fullPicturePath = (files: CreditedFiles) => creditedPath(files, fullPictureName(files.fileKey));

/** Whether a stored file is a rendition, which is as public as the page that shows it. */
export const isRendition = (name: string) => /^\d+\.(avif|webp|jpg)$/.test(name);

const NAME = /^(?:([0-9a-f]{8})-(\d{1,5})w|(\d{1,5}))\.(avif|webp|jpg)$/;

/** The stored file for either name of a rendition. Null for other names. */
export function parseRenditionName(key: string, name: string): { name: string; type: string } | null {
  const [, start = '', named, stored, format] = NAME.exec(name) ?? [];
  const width = named ?? stored;
  if (width === undefined || !key.startsWith(start)) return null;
  return { name: `${width}.${format}`, type: RENDITION_TYPES[format as RenditionFormat] };
}

export function fileKeyIn(path: string): string {
  return /\/images\/([0-9a-f]{24})\//.exec(path)?.[1] ?? '';
}

/** Shows the large JPEG, the only rendition with a gain map. */
export const HDR_SCREEN = '(dynamic-range:high)';

/** `sizes`, and the widest file, for a picture that covers a box: what lies outside needs pixels too. @param box width by height */
export function covering(
  { width, height }: { width: number; height: number },
  box: number,
  { sizes, most }: { sizes: string; most: number },
): { sizes: string; most: number } {
  const by = width / height / box;
  if (by <= 1) return { sizes, most };
  const grown = sizes.replace(/\d{1,5}(?=(?:px|vw)(?:,|$))/g, (length) => String(Math.ceil(Number(length) * by)));
  return { sizes: grown, most: most * by };
}

export function srcSet(key: string, width: number, format: RenditionFormat, most = 2560): string {
  const widths = format === 'jpg' ? jpegWidths(width) : renditionWidths(width);
  const fitting = widths.filter((candidate) => candidate <= most);
  return (fitting.length > 0 ? fitting : widths.slice(0, 1))
    .map((candidate) => `${renditionPath(key, candidate, format)} ${candidate}w`)
    .join(', ');
}
