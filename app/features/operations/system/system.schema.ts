import { z } from 'zod';

/** Sent by the buttons of the System page. */
export const SystemRequest = z.object({
  retry: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  backup: z.literal('now').optional(),
});
