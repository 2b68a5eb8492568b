import { z } from 'zod';
import {
  CUT_TYPES,
  type CutFormat,
  FITS,
  MAX_AVIF_PIXELS,
  MAX_CUT_PIXELS,
  MAX_SIDE,
  MIN_SIDE,
} from '~/images/cuts/cut';
import { optional } from '~/lib/query-parameters';
import { exactCount } from '~/messages/numbers';
import { POSITIONS, type PositionName } from './positions';

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

export const requiredSide = (name: string) => {
  const message = `${name} must be a whole number from ${MIN_SIDE} to ${exactCount(MAX_SIDE)}.`;
  return z.coerce.number(message).int(message).min(MIN_SIDE, message).max(MAX_SIDE, message);
};

/** Of an address that names a screen. */
export const screenSides = { width: optional(requiredSide('width')), height: optional(requiredSide('height')) };

export const hasBothSides = ({ width, height }: { width?: number; height?: number }) =>
  (width === undefined) === (height === undefined);

export const ONE_SIDE = 'width and height go together.';

const side = (name: string) => z.preprocess(blank, requiredSide(name).optional());

const NO_SCREEN = 'There is no such screen. Please choose one, or type its size.';
const DPR = 'Pixel ratio must be a number from 1 to 4.';

const isPositionName = (value: string): value is PositionName => Object.hasOwn(POSITIONS, value);

/** One of the nine; or two percentages, as dragging the frame gives them. */
export const position = z
  .string('Position must be text.')
  .regex(/^(?:auto|[a-z]+(?:-[a-z]+)?|\d{1,3},\d{1,3})$/, 'Please choose one of the positions.')
  .transform((value, context) => {
    if (value === 'auto') return null;
    const [x = 101, y = 101] = isPositionName(value) ? POSITIONS[value] : value.split(',').map(Number);
    if (x <= 100 && y <= 100) return { x, y };
    context.addIssue({ code: 'custom', message: 'Please choose one of the positions.' });
    return z.NEVER;
  });

const mostPixels = (format: CutFormat) => (format === 'avif' ? MAX_AVIF_PIXELS : MAX_CUT_PIXELS);

/** What the page /wallpaper/{id}/screen is asked for, by address and by form. */
export const ScreenRequest = z
  .object({
    preset: z.preprocess(
      blank,
      z
        .string()
        .regex(/^\d{2,5}x\d{2,5}$/, NO_SCREEN)
        .transform((value) => value.split('x').map(Number))
        .refine((sides) => sides.every((one) => one >= MIN_SIDE && one <= MAX_SIDE), NO_SCREEN)
        .optional(),
    ),
    width: side('Width'),
    height: side('Height'),
    dpr: z.preprocess(blank, z.coerce.number(DPR).min(1, DPR).max(4, DPR).default(1)),
    fit: z.preprocess(blank, z.enum(FITS, 'Please choose how the picture fits.').default('cover')),
    border: z.preprocess(
      blank,
      z
        .string()
        .regex(/^#?[0-9a-f]{6}$/i, 'Border must be a colour such as #1a2b3c.')
        .transform((value) => value.replace('#', '').toLowerCase())
        .optional(),
    ),
    position: z.preprocess(blank, position.default(null)),
    format: z.preprocess(
      blank,
      z.enum(Object.keys(CUT_TYPES) as CutFormat[], 'Please choose JPEG, WebP, AVIF or PNG.').default('jpg'),
    ),
  })
  .transform(({ preset, width, height, dpr, ...how }, context) => {
    if (preset) return { ...how, dpr: 1, screen: { width: preset[0] ?? 0, height: preset[1] ?? 0 } };
    const complain = (name: 'width' | 'height', message: string) => {
      context.addIssue({ code: 'custom', path: [name], message });
      return z.NEVER;
    };
    if (width === undefined && height === undefined) return { ...how, dpr, screen: null };
    if (width === undefined) return complain('width', 'Width is required.');
    if (height === undefined) return complain('height', 'Height is required.');
    const screen = { width: Math.round(width * dpr), height: Math.round(height * dpr) };
    if (Math.max(screen.width, screen.height) > MAX_SIDE)
      return complain('width', `With this pixel ratio a side has more than ${exactCount(MAX_SIDE)} pixels.`);
    return { ...how, dpr, screen };
  });

export type ScreenRequest = z.output<typeof ScreenRequest>;

/** @returns the sentence for a cut that would take too long to make */
export function tooManyPixels({ width, height, format }: { width: number; height: number; format: CutFormat }) {
  const most = mostPixels(format);
  if (width * height <= most) return null;
  const megapixels = Math.floor(most / 1_000_000);
  if (format === 'avif') return `AVIF is made up to ${megapixels} megapixels. Please choose another format.`;
  return `A cut may have at most ${megapixels} megapixels.`;
}
