import { z } from 'zod';
import { MAX_LIMIT, PAGE_SIZE } from '~/lib/paging';

/** PostgreSQL's largest integer: no list is longer, no id higher. */
const MAX_INTEGER = 2 ** 31 - 1;

const wholeNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,20}$/, `${name} must be a whole number from 0 up.`)
    .transform((value) => Math.min(Number(value), MAX_INTEGER));

const none = z.literal('none').transform(() => null);

/** An empty parameter, as a form sends it, is one that was not given. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const namesBetweenCommas = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

/** The query of GET /api/wallpapers. "none" selects wallpapers without a device or a category. */
export const WallpaperListQuery = z.object({
  deviceType: optional(
    z
      .string()
      .transform((value) => value.trim().toLowerCase())
      .refine((value) => /^[a-z][a-z0-9-]{0,19}$/.test(value), 'deviceType must be one short word, or none.')
      .transform((value) => (value === 'none' ? null : value)),
  ),
  categoryId: optional(z.union([none, wholeNumber('categoryId')], 'categoryId must be a whole number, or none.')),
  tags: optional(namesBetweenCommas.pipe(z.array(z.string()).max(12, 'At most 12 tags can be asked for.'))),
  search: optional(z.string()),
  limit: optional(wholeNumber('limit')).transform((value = PAGE_SIZE) => Math.min(value, MAX_LIMIT)),
  offset: optional(wholeNumber('offset')).transform((value = 0) => value),
});
