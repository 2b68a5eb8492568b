import { z } from 'zod';

export const ApiPurged = z.strictObject({
  ok: z.literal(true),
  deleted: z.int().nonnegative(),
  inBackground: z.literal(true).optional().describe('There are so many that it goes on after the answer.'),
});
export type ApiPurged = z.infer<typeof ApiPurged>;
