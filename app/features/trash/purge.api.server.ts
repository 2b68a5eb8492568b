import { z } from 'zod';

export const ApiPurged = z.strictObject({
  ok: z.literal(true),
  deleted: z.int().nonnegative(),
  inBackground: z
    .literal(true)
    .optional()
    .describe('Present if there are so many wallpapers that the move continues after the answer.'),
});
export type ApiPurged = z.infer<typeof ApiPurged>;
