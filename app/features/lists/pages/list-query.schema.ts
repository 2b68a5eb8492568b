import { z } from 'zod';
import { parseSize, type Size } from '~/features/lists/resolve/list-state';
import { FACETS, type FacetGroup, findFacet } from '~/features/wallpapers/facets';
import { nameOfColour } from '~/lib/colours/named-colours';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { optional, wholeNumber } from '~/lib/query-parameters';
import { messagesOf } from '~/messages/messages';

const MAX_TAGS = 12;
const MAX_RATIOS = 8;
/** How many tags a list may leave out. */
export const MAX_LEFT_OUT = 8;

export const choiceNames = (group: FacetGroup) => FACETS[group].map(({ value }) => value).join(', ');

export function parseHex(value: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A choice in its canonical spelling, where a colour may be a code and a size two sides. Null if it makes no sense. */
export function readChoice(group: FacetGroup, value: string): string | null {
  if (findFacet(group, value) || (group === 'minSize' && parseSize(value))) return value;
  const hex = group === 'colour' ? parseHex(value) : null;
  return hex && nameOfColour(hex);
}

const none = z.literal('none').transform(() => null);

const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

/** Width divided by height, as two numbers or as one. */
const ratio = z.string().transform((value, context) => {
  const [, width = '', height = '1'] = /^(\d{1,5}(?:\.\d{1,4})?)(?::(\d{1,5}(?:\.\d{1,4})?))?$/.exec(value) ?? [];
  const result = Number(width) / Number(height);
  if (width !== '' && result >= 0.0001 && result <= 10_000) return result;
  context.addIssue({ code: 'custom', message: messagesOf('listErrors').ratio });
  return z.NEVER;
});

/** For schemas; `error()` gives the text. */
export const NO_AI = { error: () => messagesOf('listErrors').ai };

const lower = z.string().transform((value) => value.trim().toLowerCase());

const choice = (group: FacetGroup) =>
  optional(
    lower.transform((value, context) => {
      const read = readChoice(group, value);
      if (read !== null) return read;
      context.addIssue({ code: 'custom', message: messagesOf('listErrors')[group](choiceNames(group)) });
      return z.NEVER;
    }),
  ).describe(`One of ${choiceNames(group)}.`);

const minSize = choice('minSize');

/** The same names as in the addresses of pages. */
const stateParameters = {
  device: choice('device'),
  shape: choice('shape'),
  minSize: minSize.describe(
    'fullhd, qhd, 4k, 5k or 8k, in either orientation. Or a width and a height, such as 3440x1440.',
  ),
  [PREVIOUS_MIN_SIZE]: minSize.describe('The previous name of minSize.').meta({ deprecated: true }),
  colour: choice('colour').describe(
    `One of ${choiceNames('colour')}, or a code such as #1b2a41, which counts as the nearest of these. A wallpaper has every colour that covers at least 15 % of it.`,
  ),
  tone: choice('tone'),
  hdr: choice('hdr').describe('yes: only wallpapers with an HDR gain map.'),
  not: optional(
    commaSeparated.pipe(
      z.array(z.string()).max(MAX_LEFT_OUT, { error: () => messagesOf('listErrors').not(MAX_LEFT_OUT) }),
    ),
  ).describe('Comma-separated names of tags; a wallpaper must have none of them.'),
};

/** Parameters of the address to what a list is filtered by. */
export function toFilter<
  Query extends z.output<z.ZodObject<typeof stateParameters>> & {
    ratio?: number[];
    ai?: 'no';
    licence?: 'free';
    minWidth?: number;
    minHeight?: number;
  },
>({ device, shape, least, minSize = least, colour, tone, hdr, ratio: ratios, ai, licence, ...query }: Query) {
  const size: Size | null = minSize ? parseSize(minSize) : null;
  const facets = { device, shape, minSize: size ? undefined : minSize, colour, tone, hdr };
  return {
    ...query,
    ratios,
    ...(ai && { isAi: false as const }),
    ...(licence && { isFree: true as const }),
    ...(Object.values(facets).some((value) => value !== undefined) && { facets }),
    ...(size && {
      minWidth: Math.max(size.width, query.minWidth ?? 0),
      minHeight: Math.max(size.height, query.minHeight ?? 0),
    }),
  };
}

/** Which wallpapers an API call asks for. "none" selects those without a device or a category. */
export const filterParameters = {
  ...stateParameters,
  deviceType: optional(
    z
      .string()
      .transform((value) => value.trim().toLowerCase())
      .refine((value) => /^[a-z][a-z0-9-]{0,19}$/.test(value), { error: () => messagesOf('listErrors').deviceType })
      .transform((value) => (value === 'none' ? null : value)),
  ).describe('pc, mobile, tablet, another word, or none. An unknown word finds nothing.'),
  categoryId: optional(
    z.union([none, wholeNumber('categoryId')], { error: () => messagesOf('listErrors').categoryId }),
  ).describe('Id of a category, or none.'),
  tags: optional(
    commaSeparated.pipe(z.array(z.string()).max(MAX_TAGS, { error: () => messagesOf('listErrors').tags(MAX_TAGS) })),
  ).describe('Comma-separated names; a wallpaper must have all of them.'),
  search: optional(z.string()).describe(
    'Words in the title, tags, category or description. All of them must match; typos are forgiven. 3840x2160 finds pictures of that resolution, -word excludes a word, and "two words" finds a phrase.',
  ),
  featured: optional(
    z
      .enum(['true', 'false'], { error: () => messagesOf('listErrors').featured })
      .transform((value) => value === 'true'),
  ).describe('true for featured wallpapers only, false for the others.'),
  ai: optional(z.literal('no', NO_AI)).describe('no excludes wallpapers made by AI.'),
  licence: optional(z.literal('free', { error: () => messagesOf('listErrors').licence })).describe(
    'free: only wallpapers that everyone may use and pass on without asking.',
  ),
  minWidth: optional(wholeNumber('minWidth')).describe('The minimum width of the uploaded picture, in px.'),
  minHeight: optional(wholeNumber('minHeight')).describe('The minimum height of the uploaded picture, in px.'),
  ratio: optional(
    commaSeparated
      .pipe(z.array(ratio).max(MAX_RATIOS, { error: () => messagesOf('listErrors').ratios(MAX_RATIOS) }))
      .transform((ratios) => (ratios.length > 0 ? ratios : undefined)),
  ).describe(
    'Comma-separated ratios of width to height, such as 16:9,21:9 or 1.78. A wallpaper must match one of them, within 3 %.',
  ),
};

export const FacetsQuery = z.object(filterParameters).transform(toFilter);
