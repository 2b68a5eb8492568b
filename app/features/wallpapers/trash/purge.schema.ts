import { z } from 'zod';

/** What must be typed to delete every wallpaper; anything else aborts. */
export const PurgeRequest = z.object({
  confirm: z.unknown().optional().describe('Exactly DELETE ALL WALLPAPERS.'),
});
