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
  next: z.string().optional().describe('What to do next, if a mail asks for confirmation.'),
});
export type ApiSubscribed = z.infer<typeof ApiSubscribed>;
