import { z } from 'zod';
import { FACETS, type FacetGroup, findFacet } from '~/features/wallpapers/facets';
import { nameOfColour } from '~/lib/colours/named-colours';
import { PAGE_SIZE } from '~/lib/paging';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { optional, pageParameters, wholeNumber } from '~/lib/query-parameters';
import { parseSize, type Size } from './list-state';
import { PROBLEMS, parseHex } from './parse-list-state';
import { NAMED_ORDERS, type NamedOrder } from './sort-orders';

const none = z.literal('none').transform(() => null);

const namesBetweenCommas = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const NO_RATIO = 'ratio must be a list such as 16:9,21:9 or 1.78.';

/** Width divided by height, as two numbers or as one. */
const ratio = z.string().transform((value, context) => {
  const [, width = '', height = '1'] = /^(\d{1,5}(?:\.\d{1,4})?)(?::(\d{1,5}(?:\.\d{1,4})?))?$/.exec(value) ?? [];
  const result = Number(width) / Number(height);
  if (width !== '' && result >= 0.0001 && result <= 10_000) return result;
  context.addIssue({ code: 'custom', message: NO_RATIO });
  return z.NEVER;
});

export const NO_AI = 'ai must be no, or left out.';

const lower = z.string().transform((value) => value.trim().toLowerCase());

/** The names of lists on pages, and what they mean there. */
const choice = (group: FacetGroup) =>
  optional(lower.refine((value) => findFacet(group, value) !== undefined, PROBLEMS[group])).describe(
    `One of ${FACETS[group].map(({ value }) => value).join(', ')}.`,
  );

const minSize = optional(
  lower.refine((value) => findFacet('minSize', value) !== undefined || parseSize(value) !== null, PROBLEMS.minSize),
);

const stateParameters = {
  device: choice('device'),
  shape: choice('shape'),
  minSize: minSize.describe(
    'fullhd, qhd, 4k, 5k or 8k, compared by longer and shorter side; or a width and height such as 3440x1440.',
  ),
  [PREVIOUS_MIN_SIZE]: minSize.describe('The previous name of minSize.').meta({ deprecated: true }),
  colour: optional(
    lower.transform((value, context) => {
      const hex = parseHex(value);
      if (hex) return nameOfColour(hex);
      if (findFacet('colour', value)) return value;
      context.addIssue({ code: 'custom', message: PROBLEMS.colour });
      return z.NEVER;
    }),
  ).describe(
    `One of ${FACETS.colour.map(({ value }) => value).join(', ')}, or a value such as #1b2a41, which is matched to the nearest of these. A colour counts if it makes up at least 15 % of a wallpaper.`,
  ),
  tone: choice('tone'),
  not: optional(namesBetweenCommas.pipe(z.array(z.string()).max(8, PROBLEMS.not))).describe(
    'Comma-separated tags. Leaves out wallpapers with any of them.',
  ),
};

/** Parameters of the address to what a list is filtered by. */
export function toFilter<
  Query extends z.output<z.ZodObject<typeof stateParameters>> & {
    ratio?: number[];
    ai?: 'no';
    minWidth?: number;
    minHeight?: number;
  },
>({ device, shape, least, minSize = least, colour, tone, ratio: ratios, ai, ...query }: Query) {
  const size: Size | null = minSize ? parseSize(minSize) : null;
  const facets = { device, shape, minSize: size ? undefined : minSize, colour, tone };
  return {
    ...query,
    ratios,
    ...(ai && { isAi: false }),
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
      .refine((value) => /^[a-z][a-z0-9-]{0,19}$/.test(value), 'deviceType must be one short word, or none.')
      .transform((value) => (value === 'none' ? null : value)),
  ).describe('pc, mobile, tablet, another word, or none. An unknown word finds nothing.'),
  categoryId: optional(
    z.union([none, wholeNumber('categoryId')], 'categoryId must be a whole number, or none.'),
  ).describe('The id of a category, or none.'),
  tags: optional(namesBetweenCommas.pipe(z.array(z.string()).max(12, 'At most 12 tags can be asked for.'))).describe(
    'Comma-separated tags. A wallpaper must have all of them.',
  ),
  search: optional(z.string()).describe(
    'Words in title, tags, category and description. All must match; typos are tolerated. A resolution such as 3840x2160 finds pictures of that size, -word excludes a word, and "two words" finds a phrase.',
  ),
  featured: optional(
    z.enum(['true', 'false'], 'featured must be true or false.').transform((value) => value === 'true'),
  ).describe('true for featured wallpapers only, false for all others.'),
  ai: optional(z.literal('no', NO_AI)).describe('no leaves out pictures whose file says that they were made by AI.'),
  minWidth: optional(wholeNumber('minWidth')).describe('Minimum width of the uploaded picture in px.'),
  minHeight: optional(wholeNumber('minHeight')).describe('Minimum height of the uploaded picture in px.'),
  ratio: optional(
    namesBetweenCommas
      .pipe(z.array(ratio).max(8, 'At most 8 ratios can be asked for.'))
      .transform((ratios) => (ratios.length > 0 ? ratios : undefined)),
  ).describe('Ratios of width to height, comma-separated, such as 16:9,21:9 or 1.78. One has to match, within 3 %.'),
};

export const WallpaperListQuery = z
  .object({
    ...filterParameters,
    sort: optional(
      z.enum(Object.keys(NAMED_ORDERS) as NamedOrder[], 'sort must be newest, downloads, month, title or random.'),
    ).describe('newest by default, or best matches first with a search.'),
    seed: optional(wholeNumber('seed')).describe(
      'For sort=random: the same number gives the same order. By default, everyone gets the same order for ten minutes.',
    ),
    ...pageParameters(PAGE_SIZE),
    cursor: optional(z.string()).describe(
      'Where the list continues, taken from the Link header of the page before. Deep pages are as fast as the first one.',
    ),
  })
  .refine(({ cursor, offset }) => !cursor || offset === 0, 'Please send either cursor or offset: a cursor says it all.')
  .transform(({ sort, ...query }) => ({ ...toFilter(query), sort: sort && NAMED_ORDERS[sort] }));

export const FacetsQuery = z.object(filterParameters).transform(toFilter);
