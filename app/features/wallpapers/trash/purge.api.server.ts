import { z } from 'zod';

/** How /api tells that every wallpaper is in the trash, or will be. */
export const ApiPurged = z.strictObject({
  ok: z.literal(true),
  deleted: z.int().nonnegative(),
  inBackground: z.literal(true).optional().describe('There are so many that it goes on after the answer.'),
});
export type ApiPurged = z.infer<typeof ApiPurged>;
