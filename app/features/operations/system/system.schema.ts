import { z } from 'zod';

/** Sent by “Try again” on the System page. */
export const SystemRequest = z.object({
  retry: z.string().regex(/^\d{1,18}$/),
});
