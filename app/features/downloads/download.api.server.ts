import { z } from 'zod';

export const ApiDownloadCounted = z.strictObject({
  ok: z.literal(true),
  downloads: z.int().nonnegative().describe('The new number of downloads.'),
});
export type ApiDownloadCounted = z.infer<typeof ApiDownloadCounted>;
