import { z } from 'zod';

export const ApiSuggestion = z.strictObject({
  id: z.int().nullable().describe('Null if nothing was stored.'),
  state: z
    .enum(['waiting', 'rejected', 'unchanged'])
    .describe(
      '`rejected`: the administrator rejected the same before. `unchanged`: the wallpaper already has all of it.',
    ),
});
export type ApiSuggestion = z.infer<typeof ApiSuggestion>;
