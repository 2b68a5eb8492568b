import { z } from 'zod';

export const ApiCategory = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string().describe('The category’s page is /category/{slug}.'),
});
export type ApiCategory = z.infer<typeof ApiCategory>;
