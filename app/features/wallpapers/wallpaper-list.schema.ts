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
  ...pageParameters(PAGE_SIZE),
});
