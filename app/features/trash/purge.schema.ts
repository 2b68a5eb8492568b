import { z } from 'zod';

export const PurgeRequest = z.object({
  confirm: z.unknown().optional().describe('Exactly DELETE ALL WALLPAPERS.'),
});
