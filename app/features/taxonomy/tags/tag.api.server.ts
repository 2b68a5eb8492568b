import { z } from 'zod';
import type { TagUse } from './tag.view';

export const ApiTag = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string().describe('The tag’s page is /tag/{slug}.'),
  count: z.int().nonnegative().describe('The number of wallpapers with this tag.'),
  mergingInto: z.string().nullable().describe('The name of the tag it is being merged into in the background.'),
});
export type ApiTag = z.infer<typeof ApiTag>;

// Field by field: a spread would expose fields added to tags later.
export const toApiTag = ({ id, name, slug, uses: count, mergingInto }: TagUse): ApiTag => ({
  id,
  name,
  slug,
  count,
  mergingInto,
});
