import { z } from 'zod';
import { POSITIONS } from '~/features/cuts/positions';
import { ScreenRequest } from '~/features/cuts/screen.schema';
import { filterParameters, toFilter } from '~/features/lists/resolve/list-query.schema';
import { CUT_TYPES, FITS, MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { RENDITION_TYPES, type RenditionFormat } from '~/images/renditions';
import { intervalMs } from '~/lib/interval';
import { optional, wholeNumber } from '~/lib/query-parameters';
import { exactCount } from '~/messages/numbers';

const ANSWER_KINDS = ['redirect', 'json', 'text', 'image'] as const;

/** How a picked wallpaper is answered with. */
const answerParameters = {
  as: optional(z.enum(ANSWER_KINDS, `as must be one of ${ANSWER_KINDS.join(', ')}.`)).describe(
    'redirect leads to the file, json answers the wallpaper, text the address of the file, image its bytes. Left out, `Accept` decides between json and redirect.',
  ),
  redirect: optional(z.enum(['0', '1'], 'redirect must be 0 or 1.')).describe(
    '0 for the bytes themselves, as as=image, for what follows no redirect.',
  ),
};

const oneOf = (values: string[]) => z.string().meta({ enum: values });

/** A number as a schema of the screen's page reads it. */
const decimal = z.string().meta({ type: 'number' });

/** Which file of it. What is asked of a cut is what the page of the screen asks. */
export const pictureParameters = {
  width: optional(wholeNumber('width')).describe(
    'Of the screen, in px. Only wallpapers that fill width and height, and lie or stand as the screen does, are picked; where there are none, the nearest, with the header `X-Wallpaper-Fit: nearest`.',
  ),
  height: optional(wholeNumber('height')).describe('Of the screen, in px.'),
  dpr: optional(decimal).describe('Of the screen, 1 to 4: multiplies width and height.'),
  fit: optional(oneOf([...FITS])).describe(
    `Cuts the picture to exactly that size, ${MIN_SIDE} to ${exactCount(MAX_SIDE)} px a side: cover, contain (with a border) or inside (smaller as a whole). It is never enlarged: of a smaller picture it is the largest cut of that shape. Left out, the smallest file that covers the screen is chosen, else the largest.`,
  ),
  position: optional(z.string()).describe(
    `What of it stays in a cut: auto (the focal point), ${Object.keys(POSITIONS).join(', ')}, or two percentages such as 50,20.`,
  ),
  border: optional(z.string()).describe('Colour around a picture that is contained, such as 1a2b3c.'),
  format: optional(oneOf(Object.keys(CUT_TYPES))).describe(
    'Of the file. Without a cut jpg, webp or avif; left out, it is JPEG, or what `Accept` names.',
  ),
};

export const pickParameters = { ...filterParameters, ...answerParameters, ...pictureParameters };

/** How a file is chosen for a screen. */
export interface PictureWish extends Partial<Size> {
  cut: (ScreenRequest & { screen: Size }) | null;
  format?: RenditionFormat;
}

/** What the pictures to choose from have to fill, as far as it is known. */
export const wantedScreen = ({ cut, width, height }: PictureWish): Partial<Size> => cut?.screen ?? { width, height };

const { dpr: PixelRatio } = ScreenRequest.in.shape;
const WITHOUT_SIZE = 'A cut needs width and height.';
const WITHOUT_CUT = `Without fit, format must be one of ${Object.keys(RENDITION_TYPES).join(', ')}.`;

type Given = z.output<z.ZodObject<typeof pictureParameters>>;

const isRendition = (format: string): format is RenditionFormat => Object.hasOwn(RENDITION_TYPES, format);

function chooseByScreen({ width, height, dpr, format }: Given, complain: (message?: string) => never): PictureWish {
  const ratio = PixelRatio.safeParse(dpr);
  if (!ratio.success) return complain(ratio.error.issues[0]?.message);
  if (format !== undefined && !isRendition(format)) return complain(WITHOUT_CUT);
  const scaled = (side?: number) => side && Math.round(side * ratio.data);
  return { cut: null, width: scaled(width), height: scaled(height), format };
}

function chooseCut(given: Given, complain: (message?: string) => never): PictureWish {
  const read = ScreenRequest.safeParse(given);
  if (!read.success) return complain(read.error.issues[0]?.message);
  const { screen } = read.data;
  return screen ? { cut: { ...read.data, screen } } : complain(WITHOUT_SIZE);
}

/** What is asked of the file becomes `picture`. */
export function toPick<Query extends Given & Parameters<typeof toFilter>[0]>(
  query: Query,
  context: z.core.$RefinementCtx,
) {
  const { width, height, dpr, fit, position, border, format, ...rest } = query;
  const given = { width, height, dpr, fit, position, border, format };
  const complain = (message = 'Please check the size.') => {
    context.issues.push({ code: 'custom', message, input: query });
    return z.NEVER;
  };
  const isCut = fit !== undefined || position !== undefined || border !== undefined;
  const picture = isCut ? chooseCut(given, complain) : chooseByScreen(given, complain);
  return { ...toFilter(rest), picture };
}

export const PickQuery = z.object(pickParameters).transform(toPick);

const SHORTEST_MS = intervalMs('1m');
const LONGEST_MS = intervalMs('30d');
const MAX_SHIFT = 9999;

const NO_INTERVAL = 'every must be from 1m to 30d, such as 15m, 1h or 7d.';

/** In milliseconds. */
export const every = optional(
  z
    .string()
    .regex(/^\d{1,5}[mhd]$/, NO_INTERVAL)
    .transform(intervalMs)
    .refine((ms) => ms >= SHORTEST_MS && ms <= LONGEST_MS, NO_INTERVAL),
)
  .transform((ms = intervalMs('1h')) => ms)
  .meta({ description: 'How long one is shown: 1m to 30d, in minutes, hours or days.', default: '1h' });

const shift = optional(
  wholeNumber('shift').refine((value) => value <= MAX_SHIFT, `shift must be at most ${exactCount(MAX_SHIFT)}.`),
)
  .transform((value = 0) => value)
  .meta({
    description: 'How many places further in the order: another one for each of several screens.',
    default: 0,
  });

export const slotParameters = { every, shift };

export const rotationParameters = { ...slotParameters, ...pickParameters };

export const RotationQuery = z.object(rotationParameters).transform(toPick);

const MAX_LETTERS = 200;

const isSearch = (words: string) =>
  words.length <= MAX_LETTERS && /^[\p{L}\p{N}\p{M} ,'-]+$/u.test(words) && /\p{L}/u.test(words);

/** Of an address with a size: a lone word without a value is searched for, as in /random/1600x900?nature,water. */
export function withBareSearch(query: string): string {
  const [[words, value] = ['', 'none'], ...others] = [...new URLSearchParams(query)];
  if (value !== '' || others.length > 0 || Object.hasOwn(pickParameters, words) || !isSearch(words)) return query;
  return new URLSearchParams({ search: words.replaceAll(',', ' ') }).toString();
}
