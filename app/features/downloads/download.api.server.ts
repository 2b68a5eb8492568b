import { z } from 'zod';

export const ApiDownloadCounted = z.strictObject({
  ok: z.literal(true),
  downloads: z.int().nonnegative().describe('How many there are now.'),
});
export type ApiDownloadCounted = z.infer<typeof ApiDownloadCounted>;
