import { z } from 'zod';
import { PAGE_SIZE } from '~/lib/paging';
import { optional, pageParameters, wholeNumber } from '~/lib/query-parameters';

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

/** Which wallpapers an API call asks for. "none" selects those without a device or a category. */
const filterParameters = {
  deviceType: optional(
    z
      .string()
      .transform((value) => value.trim().toLowerCase())
      .refine((value) => /^[a-z][a-z0-9-]{0,19}$/.test(value), 'deviceType must be one short word, or none.')
      .transform((value) => (value === 'none' ? null : value)),
  ).describe('pc, mobile, tablet, another word, or none. A word that no wallpaper has finds nothing.'),
  categoryId: optional(
    z.union([none, wholeNumber('categoryId')], 'categoryId must be a whole number, or none.'),
  ).describe('Id of a category, or none.'),
  tags: optional(namesBetweenCommas.pipe(z.array(z.string()).max(12, 'At most 12 tags can be asked for.'))).describe(
    'Names between commas; a wallpaper must have them all.',
  ),
  search: optional(z.string()).describe(
    'Words in title, tags, category and description, all of which have to match; forgives typing errors. A resolution such as 3840x2160 is that of the picture.',
  ),
  featured: optional(
    z.enum(['true', 'false'], 'featured must be true or false.').transform((value) => value === 'true'),
  ).describe('true for the featured ones only, false for the others.'),
  minWidth: optional(wholeNumber('minWidth')).describe('In px, of the uploaded picture.'),
  minHeight: optional(wholeNumber('minHeight')).describe('In px, of the uploaded picture.'),
  ratio: optional(
    namesBetweenCommas
      .pipe(z.array(ratio).max(8, 'At most 8 ratios can be asked for.'))
      .transform((ratios) => (ratios.length > 0 ? ratios : undefined)),
  ).describe('Width to height, such as 16:9,21:9 or 1.78; one of them is enough, and 3 % away still counts.'),
};

export const WallpaperListQuery = z
  .object({
    ...filterParameters,
    sort: optional(
      z.enum(['newest', 'downloads', 'title', 'random'], 'sort must be newest, downloads, title or random.'),
    ).describe('newest when left out; with a search, the best matches come first then.'),
    seed: optional(wholeNumber('seed')).describe(
      'Of a random list: the same number gives the same order. Left out, everybody gets the same for ten minutes.',
    ),
    ...pageParameters(PAGE_SIZE),
    cursor: optional(z.string()).describe(
      'Where the list goes on, from the Link header of the page before. However deep, a page costs what the first one costs.',
    ),
  })
  .refine(({ cursor, offset }) => !cursor || offset === 0, 'Please send either cursor or offset: a cursor says it all.')
  .transform(({ ratio: ratios, ...query }) => ({ ...query, ratios }));

export const PickQuery = z
  .object({
    ...filterParameters,
    width: optional(wholeNumber('width')).describe('Of the screen, in px.'),
    height: optional(wholeNumber('height')).describe('Of the screen, in px.'),
  })
  .transform(({ ratio: ratios, ...query }) => ({ ...query, ratios }));
