/** A part of a picture in the size of one screen. Only geometry, for server and browser. */
import { type CreditedFiles, creditedPath } from '~/images/renditions';

export const FITS = ['cover', 'contain', 'inside'] as const;
export type Fit = (typeof FITS)[number];

export const CUT_TYPES = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif', png: 'image/png' } as const;
export type CutFormat = keyof typeof CUT_TYPES;

export const MIN_SIDE = 64;
export const MAX_SIDE = 16_383;
/** 8K has 33 million. */
export const MAX_CUT_PIXELS = 40_000_000;
/** The encoder takes a second for three million pixels. */
export const MAX_AVIF_PIXELS = 17_000_000;

export interface Size {
  width: number;
  height: number;
}

/** Percentages as in CSS `object-position`: 0 is the left or upper edge, 100 the right or lower one. */
export interface Position {
  x: number;
  y: number;
}

/** Has exactly one form for each possible result: `toCut` makes it, `isCanonical` checks it. */
export interface Cut extends Size, Position {
  fit: Fit;
  /** The border colour of a contained picture as six hexadecimal digits, else empty. */
  border: string;
  format: CutFormat;
}

export interface Layout {
  /** The whole picture at the scale of the cut. */
  scaled: Size;
  /** Where the cut begins in it. Negative with a border. */
  left: number;
  top: number;
  /** The visible share of the picture, 0 to 1. */
  share: number;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
const scaledBy = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

function fitScale(picture: Size, { width, height }: Size, fit: Fit): number {
  const [across, down] = [width / picture.width, height / picture.height];
  return Math.min(1, fit === 'cover' ? Math.max(across, down) : Math.min(across, down));
}

export function layOut(picture: Size, cut: Cut): Layout {
  const whole = cut.fit === 'inside' ? cut : scaledBy(picture, fitScale(picture, cut, cut.fit));
  const left = Math.round(((whole.width - cut.width) * cut.x) / 100);
  const top = Math.round(((whole.height - cut.height) * cut.y) / 100);
  const seen = Math.min(cut.width, whole.width) * Math.min(cut.height, whole.height);
  return {
    scaled: { width: whole.width, height: whole.height },
    left,
    top,
    share: seen / (whole.width * whole.height),
  };
}

/** Never larger than the picture: if it is too small, the largest size of the same shape. */
function cutSize(picture: Size, wanted: Size, fit: Fit): Size {
  if (fit === 'contain') return { width: wanted.width, height: wanted.height };
  if (fit === 'inside') return scaledBy(picture, fitScale(picture, wanted, fit));
  const excess = Math.max(1, wanted.width / picture.width, wanted.height / picture.height);
  const { width, height } = scaledBy(wanted, 1 / excess);
  return { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
}

export interface CutOptions extends Size {
  fit: Fit;
  /** Position of the frame. Null for around the focal point. */
  position: Position | null;
  /** Between 0 and 1. */
  focalPoint: Position;
  border: string;
  format: CutFormat;
}

/** The position that centres the frame on a point, as far as possible. */
export function around(point: number, whole: number, seen: number): number {
  const slack = whole - seen;
  return slack <= 0 ? 50 : percent(((point * whole - seen / 2) / slack) * 100);
}

export function toCut(picture: Size, options: CutOptions): Cut {
  const { fit, format, position, focalPoint } = options;
  const size = cutSize(picture, options, fit);
  const cut = { ...size, x: 50, y: 50, fit, format, border: fit === 'contain' ? options.border : '' };
  if (fit !== 'cover') return cut;
  const whole = scaledBy(picture, fitScale(picture, size, fit));
  const x = position ? percent(position.x) : around(focalPoint.x, whole.width, size.width);
  const y = position ? percent(position.y) : around(focalPoint.y, whole.height, size.height);
  return { ...cut, x: whole.width > size.width ? x : 50, y: whole.height > size.height ? y : 50 };
}

const NAME =
  /^([0-9a-f]{8})-([1-9]\d{0,4})x([1-9]\d{0,4})-(?:cover-(\d{1,3})-(\d{1,3})|contain-([0-9a-f]{6})|inside)\.(jpg|webp|avif|png)$/;

/** The last part of the address: unique to the picture, and readable. */
export function cutName(key: string, { width, height, fit, x, y, border, format }: Cut): string {
  const how = { cover: `cover-${x}-${y}`, contain: `contain-${border}`, inside: 'inside' }[fit];
  return `${key.slice(0, 8)}-${width}x${height}-${how}.${format}`;
}

export const cutPath = (files: CreditedFiles, cut: Cut) => creditedPath(files, cutName(files.fileKey, cut));

/** Null for a name that no cut of this key can have. */
export function parseCutName(key: string, name: string): Cut | null {
  const [, start, width, height, x, y, border = '', format] = NAME.exec(name) ?? [];
  if (start === undefined || !key.startsWith(start)) return null;
  const fit = x !== undefined ? 'cover' : border ? 'contain' : 'inside';
  const position = { x: Number(x ?? 50), y: Number(y ?? 50) };
  const cut = { width: Number(width), height: Number(height), fit, ...position, border, format } as Cut;
  return cutName(key, cut) === name && isWithinLimits(cut) ? cut : null;
}

export const isWithinLimits = ({ width, height, format, x, y }: Cut): boolean =>
  Math.max(width, height) <= MAX_SIDE &&
  width * height <= (format === 'avif' ? MAX_AVIF_PIXELS : MAX_CUT_PIXELS) &&
  Math.max(x, y) <= 100;

/** False for a size the picture cannot give, or a position that makes no difference. */
export function isCanonical(picture: Size, cut: Cut): boolean {
  if (cut.fit === 'inside') {
    const { width, height } = cut;
    if (width > picture.width || height > picture.height) return false;
    return (
      Math.max(1, Math.round((picture.height * width) / picture.width)) === height ||
      Math.max(1, Math.round((picture.width * height) / picture.height)) === width
    );
  }
  const again = toCut(picture, { ...cut, position: cut, focalPoint: { x: 0.5, y: 0.5 } });
  return again.width === cut.width && again.height === cut.height && again.x === cut.x && again.y === cut.y;
}

/** How many pixels the picture lacks for a screen, across and down. */
export function missingPixels(picture: Size, wanted: Size): Size {
  return {
    width: Math.max(0, wanted.width - picture.width),
    height: Math.max(0, wanted.height - picture.height),
  };
}
