import { z } from 'zod';
import { anyTags, WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { listOf } from '~/lib/form-values';

/** `suggested` are the selected suggestions, added to the tags. */
export const EditRequest = WallpaperEdit.extend({
  suggested: listOf(anyTags),
  intent: z.literal('undo').optional(),
});
export type EditRequestValue = z.output<typeof EditRequest>;
