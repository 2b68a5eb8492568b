import { z } from 'zod';

export const ApiPurged = z.strictObject({
  ok: z.literal(true),
  deleted: z.int().nonnegative(),
  inBackground: z
    .literal(true)
    .optional()
    .describe('Present when there are so many that deleting continues in the background.'),
});
export type ApiPurged = z.infer<typeof ApiPurged>;
