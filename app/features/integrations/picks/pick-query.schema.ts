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
    'redirect goes to the file, json returns the wallpaper, text the address of the file, image the file itself. By default, `Accept` decides between json and redirect.',
  ),
  redirect: optional(z.enum(['0', '1'], 'redirect must be 0 or 1.')).describe(
    '0 returns the file itself, like as=image, for clients that do not follow redirects.',
  ),
};

const oneOf = (values: string[]) => z.string().meta({ enum: values });

/** A number as a schema of the screen's page reads it. */
const decimal = z.string().meta({ type: 'number' });

/** Which file of it. What is asked of a cut is what the page of the screen asks. */
export const pictureParameters = {
  width: optional(wholeNumber('width')).describe(
    'Width of the screen in px. Only picks wallpapers that fill width and height and have the orientation of the screen. If there are none, picks the nearest, with the header `X-Wallpaper-Fit: nearest`.',
  ),
  height: optional(wholeNumber('height')).describe('Height of the screen in px.'),
  dpr: optional(decimal).describe('Pixel ratio of the screen, 1 to 4. Multiplies width and height.'),
  fit: optional(oneOf([...FITS])).describe(
    `Cuts the picture to exactly this size, ${MIN_SIDE} to ${exactCount(MAX_SIDE)} px per side: cover, contain (with a border) or inside (scaled down as a whole). Pictures are never enlarged: a smaller one gives its largest cut of that shape. By default, the answer is the smallest file that covers the screen, else the largest.`,
  ),
  position: optional(z.string()).describe(
    `Crop position of a cut: auto (the focal point), ${Object.keys(POSITIONS).join(', ')}, or two percentages such as 50,20.`,
  ),
  border: optional(z.string()).describe('Border colour for fit=contain, such as 1a2b3c.'),
  format: optional(oneOf(Object.keys(CUT_TYPES))).describe(
    'Format of the file. Without a cut: jpg, webp or avif. By default JPEG, or a format from `Accept`.',
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
  .meta({ description: 'How long each wallpaper is shown, from 1m to 30d, in minutes, hours or days.', default: '1h' });

const shift = optional(
  wholeNumber('shift').refine((value) => value <= MAX_SHIFT, `shift must be at most ${exactCount(MAX_SHIFT)}.`),
)
  .transform((value = 0) => value)
  .meta({
    description: 'Moves ahead by this many places. Give each of several screens its own number.',
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
