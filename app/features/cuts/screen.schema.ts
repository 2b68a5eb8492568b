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
import { messagesOf } from '~/messages/messages';
import { POSITIONS, type PositionName } from './positions';

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const requiredSide = (say: (min: number, max: number) => string) => {
  const message = { error: () => say(MIN_SIDE, MAX_SIDE) };
  return z.coerce.number(message).int(message).min(MIN_SIDE, message).max(MAX_SIDE, message);
};

export const requiredWidth = requiredSide((min, max) => messagesOf('cutErrors').width(min, max));
export const requiredHeight = requiredSide((min, max) => messagesOf('cutErrors').height(min, max));

const sideParameter = (name: string) =>
  optional(requiredSide((min, max) => messagesOf('cutErrors').parameter(name, min, max)));

/** Query parameters that name a screen. */
export const screenSides = { width: sideParameter('width'), height: sideParameter('height') };

export const hasBothSides = ({ width, height }: { width?: number; height?: number }) =>
  (width === undefined) === (height === undefined);

export const ONE_SIDE = { error: () => messagesOf('cutErrors').bothSides };

const NO_SCREEN = { error: () => messagesOf('cutErrors').noScreen };
const DPR = { error: () => messagesOf('cutErrors').pixelRatio };
const POSITION = { error: () => messagesOf('cutErrors').position };

const isPositionName = (value: string): value is PositionName => Object.hasOwn(POSITIONS, value);

/** One of the nine names, or two percentages, which dragging the frame sends. */
export const screenPosition = z
  .string(POSITION)
  .regex(/^(?:auto|[a-z]+(?:-[a-z]+)?|\d{1,3},\d{1,3})$/, POSITION)
  .transform((value, context) => {
    if (value === 'auto') return null;
    const [x = 101, y = 101] = isPositionName(value) ? POSITIONS[value] : value.split(',').map(Number);
    if (x <= 100 && y <= 100) return { x, y };
    context.addIssue({ code: 'custom', message: POSITION.error() });
    return z.NEVER;
  });

const mostPixels = (format: CutFormat) => (format === 'avif' ? MAX_AVIF_PIXELS : MAX_CUT_PIXELS);

/** The fields of /wallpaper/{id}/screen, from the query or the form. */
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
    width: z.preprocess(blank, requiredWidth.optional()),
    height: z.preprocess(blank, requiredHeight.optional()),
    dpr: z.preprocess(blank, z.coerce.number(DPR).min(1, DPR).max(4, DPR).default(1)),
    fit: z.preprocess(blank, z.enum(FITS, { error: () => messagesOf('cutErrors').fit }).default('cover')),
    border: z.preprocess(
      blank,
      z
        .string()
        .regex(/^#?[0-9a-f]{6}$/i, { error: () => messagesOf('cutErrors').border })
        .transform((value) => value.replace('#', '').toLowerCase())
        .optional(),
    ),
    position: z.preprocess(blank, screenPosition.default(null)),
    format: z.preprocess(
      blank,
      z.enum(Object.keys(CUT_TYPES) as CutFormat[], { error: () => messagesOf('cutErrors').format }).default('jpg'),
    ),
  })
  .transform(({ preset, width, height, dpr, ...how }, context) => {
    if (preset) return { ...how, dpr: 1, screen: { width: preset[0] ?? 0, height: preset[1] ?? 0 } };
    const complain = (name: 'width' | 'height', message: string) => {
      context.addIssue({ code: 'custom', path: [name], message });
      return z.NEVER;
    };
    if (width === undefined && height === undefined) return { ...how, dpr, screen: null };
    if (width === undefined) return complain('width', messagesOf('cutErrors').noWidth);
    if (height === undefined) return complain('height', messagesOf('cutErrors').noHeight);
    const screen = { width: Math.round(width * dpr), height: Math.round(height * dpr) };
    if (Math.max(screen.width, screen.height) > MAX_SIDE)
      return complain('width', messagesOf('cutErrors').longSide(MAX_SIDE));
    return { ...how, dpr, screen };
  });

export type ScreenRequest = z.output<typeof ScreenRequest>;

/** @returns an error for a cut that would take too long to make, else null */
export function tooManyPixels({ width, height, format }: { width: number; height: number; format: CutFormat }) {
  const most = mostPixels(format);
  if (width * height <= most) return null;
  const megapixels = Math.floor(most / 1_000_000);
  const { largeAvif, largeCut } = messagesOf('cutErrors');
  return format === 'avif' ? largeAvif(megapixels) : largeCut(megapixels);
}
