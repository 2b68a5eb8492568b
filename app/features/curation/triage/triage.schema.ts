import { z } from 'zod';
import { anyTags, WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { listOf, rowId } from '~/lib/form-values';

/** `suggested` are the selected suggestions, added to the tags. */
export const TriageInput = WallpaperEdit.pick({
  title: true,
  description: true,
  categoryId: true,
  deviceType: true,
  tags: true,
  author: true,
  licence: true,
}).extend({
  id: rowId(),
  intent: z.enum(['save', 'delete', 'undo']).default('save'),
  suggested: listOf(anyTags),
});
export type TriageValue = z.output<typeof TriageInput>;
