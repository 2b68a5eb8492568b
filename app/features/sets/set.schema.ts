import { z } from 'zod';
import { listOf, rowId, rowIds } from '~/lib/form-values';
import { VERSION_ROLES } from '~/lib/version-roles';

/** Of the curator's lists, whose pages have up to 200 rows. */
const MAX_SELECTED = 200;

/** Each select sends an id and a role, such as "12 dark". */
const roles = listOf(
  z.array(z.preprocess((text) => String(text).split(' '), z.tuple([rowId(), z.enum(VERSION_ROLES)]))).max(MAX_SELECTED),
).transform((pairs) => new Map(pairs));

export const NewSet = z.object({
  id: rowIds(MAX_SELECTED),
  role: roles,
  /** Everything that a filter finds, as the list sends it. */
  found: z.coerce.number().int().optional(),
});

export const SetChange = z.object({
  role: roles,
  /** The version to take out, instead. */
  leave: rowId().optional(),
  /** As the form was opened. */
  opened: z.string().optional(),
});
export type SetChange = z.output<typeof SetChange>;
