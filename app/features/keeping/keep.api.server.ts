import { z } from 'zod';

export const ApiKept = z.strictObject({
  ok: z.literal(true),
  count: z.int().positive().describe('How many wallpapers the list has now.'),
});
export type ApiKept = z.infer<typeof ApiKept>;
