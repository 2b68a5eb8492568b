import { z } from 'zod';

export const ApiPurged = z.strictObject({
  ok: z.literal(true),
  deleted: z.int().nonnegative(),
  drafts: z.int().nonnegative().describe('Drafts and plans, which `deleted` doesn’t count.'),
  inBackground: z
    .literal(true)
    .optional()
    .describe('Present if there are so many wallpapers that the move continues after the answer.'),
});
export type ApiPurged = z.infer<typeof ApiPurged>;
