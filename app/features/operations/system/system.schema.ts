import { z } from 'zod';

/** What a button of the System page asks for. */
export const SystemRequest = z.object({
  retry: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  count: z.literal('disk').optional(),
});
