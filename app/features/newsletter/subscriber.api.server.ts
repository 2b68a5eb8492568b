import { z } from 'zod';

export const ApiSubscriber = z.strictObject({
  id: z.int().positive(),
  email: z.string(),
  createdAt: z.iso.datetime().describe('UTC.'),
});
export type ApiSubscriber = z.infer<typeof ApiSubscriber>;

export const ApiSubscribed = z.strictObject({
  ok: z.literal(true),
  message: z.string(),
  next: z.string().optional().describe('The next step, when the subscriber has to confirm the address.'),
});
export type ApiSubscribed = z.infer<typeof ApiSubscribed>;
