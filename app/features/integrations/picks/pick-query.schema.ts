import { z } from 'zod';
import { POSITIONS } from '~/features/cuts/positions';
import { ScreenRequest } from '~/features/cuts/screen.schema';
import { filterParameters, toFilter } from '~/features/lists/pages/list-query.schema';
import { CUT_TYPES, FITS, MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { RENDITION_TYPES, type RenditionFormat } from '~/images/renditions';
import { KEPT_LIST } from '~/lib/paths';
import { optional, wholeNumber } from '~/lib/query-parameters';
import { exactCount } from '~/messages/en/numbers';
import { messagesOf } from '~/messages/messages';

const ANSWER_KINDS = ['redirect', 'json', 'text', 'image'] as const;

/** In which form the wallpaper is returned. */
const answerParameters = {
  as: optional(
    z.enum(ANSWER_KINDS, { error: () => messagesOf('picks').oneOf('as', ANSWER_KINDS.join(', ')) }),
  ).describe(
    'redirect leads to the file, json returns the wallpaper, text the address of the file, image its bytes. Without it, `Accept` decides between json and redirect.',
  ),
  redirect: optional(z.enum(['0', '1'], { error: () => messagesOf('picks').flag('redirect') })).describe(
    '0 returns the bytes, like as=image, for programs that don’t follow redirects.',
  ),
};

const oneOf = (values: string[]) => z.string().meta({ enum: values });

/** Text here; `ScreenRequest` reads the number. */
const decimal = z.string().meta({ type: 'number' });

/** Which file to return. The parameters of a cut are those of a wallpaper's screen page. */
const pictureParameters = {
  width: optional(wholeNumber('width')).describe(
    'Screen width in px. Only wallpapers that fill width and height and have the same orientation are picked. If there are none, you get the closest one, with the header `X-Wallpaper-Fit: nearest`.',
  ),
  height: optional(wholeNumber('height')).describe('Screen height in px.'),
  dpr: optional(decimal).describe('Device pixel ratio, 1 to 4: multiplies width and height.'),
  fit: optional(oneOf([...FITS])).describe(
    `Cuts the picture to exactly that size, ${MIN_SIDE} to ${exactCount(MAX_SIDE)} px per side: cover, contain (with a border) or inside (scaled down as a whole). Pictures are never enlarged: a smaller picture gives the largest cut of that shape. Without fit, you get the smallest file that covers the screen, or else the largest.`,
  ),
  position: optional(z.string()).describe(
    `Crop position: auto (the focal point), ${Object.keys(POSITIONS).join(', ')}, or two percentages such as 50,20.`,
  ),
  border: optional(z.string()).describe('Border colour for fit=contain, such as 1a2b3c.'),
  format: optional(oneOf(Object.keys(CUT_TYPES))).describe(
    'File format. Without a cut: jpg, webp or avif. If omitted: JPEG, or what `Accept` names.',
  ),
};

/** A list that a visitor keeps, by the token of its address. */
export const keptListParameter = {
  [KEPT_LIST]: optional(z.string()).describe(
    'Only wallpapers of a list that a visitor keeps: the last part of its link for others.',
  ),
};

export const pickParameters = { ...filterParameters, ...keptListParameter, ...answerParameters, ...pictureParameters };

/** How to choose a file for a screen. */
export interface PictureOptions extends Partial<Size> {
  cut: (ScreenRequest & { screen: Size }) | null;
  format?: RenditionFormat;
}

/** The screen that wallpapers must fill, as far as it is known. */
export const wantedScreen = ({ cut, width, height }: PictureOptions): Partial<Size> => cut?.screen ?? { width, height };

const { dpr: PixelRatio } = ScreenRequest.in.shape;

type Given = z.output<z.ZodObject<typeof pictureParameters>>;

const isRendition = (format: string): format is RenditionFormat => Object.hasOwn(RENDITION_TYPES, format);

function chooseByScreen({ width, height, dpr, format }: Given, complain: (message?: string) => never): PictureOptions {
  const ratio = PixelRatio.safeParse(dpr);
  if (!ratio.success) return complain(ratio.error.issues[0]?.message);
  if (format !== undefined && !isRendition(format))
    return complain(messagesOf('picks').formatWithoutFit(Object.keys(RENDITION_TYPES).join(', ')));
  const scaled = (side?: number) => side && Math.round(side * ratio.data);
  return { cut: null, width: scaled(width), height: scaled(height), format };
}

function chooseCut(given: Given, complain: (message?: string) => never): PictureOptions {
  const read = ScreenRequest.safeParse(given);
  if (!read.success) return complain(read.error.issues[0]?.message);
  const { screen } = read.data;
  return screen ? { cut: { ...read.data, screen } } : complain(messagesOf('picks').cutWithoutSize);
}

/** Moves the parameters of the file into `picture`. */
export const PickQuery = z.object(pickParameters).transform((query, context) => {
  const { width, height, dpr, fit, position, border, format, ...rest } = query;
  const given = { width, height, dpr, fit, position, border, format };
  const complain = (message = messagesOf('picks').size) => {
    context.issues.push({ code: 'custom', message, input: query });
    return z.NEVER;
  };
  const isCut = fit !== undefined || position !== undefined || border !== undefined;
  const picture = isCut ? chooseCut(given, complain) : chooseByScreen(given, complain);
  return { ...toFilter(rest), picture };
});

const MAX_LETTERS = 200;

const isSearch = (words: string) =>
  words.length <= MAX_LETTERS && /^[\p{L}\p{N}\p{M} ,'-]+$/u.test(words) && /\p{L}/u.test(words);

/** In addresses with a size, a single word without a value is a search: /random/1600x900?nature,water. */
export function withBareSearch(query: string): string {
  const [[words, value] = ['', 'none'], ...others] = [...new URLSearchParams(query)];
  if (value !== '' || others.length > 0 || Object.hasOwn(pickParameters, words) || !isSearch(words)) return query;
  return new URLSearchParams({ search: words.replaceAll(',', ' ') }).toString();
}
