import { z } from 'zod';
import { anyTags, WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';

/** `suggested` are the ticked suggestions, added to the tags. */
export const TriageInput = WallpaperEdit.pick({
  title: true,
  description: true,
  categoryId: true,
  deviceType: true,
  tags: true,
  author: true,
  licence: true,
  version: true,
}).extend({
  id: z.coerce.number().int().min(1),
  intent: z.enum(['save', 'delete', 'undo']).default('save'),
  suggested: z.preprocess((value) => (value === undefined ? [] : [value].flat()), anyTags),
});
export type TriageValue = z.output<typeof TriageInput>;
