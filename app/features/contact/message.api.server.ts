import { z } from 'zod';
import type { MessageView } from './messages.view';

export const ApiMessage = z.strictObject({
  id: z.int().positive(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  answered: z.boolean(),
  createdAt: z.iso.datetime().describe('UTC.'),
});
export type ApiMessage = z.infer<typeof ApiMessage>;

export const toApiMessage = ({
  isRead: read,
  isAnswered: answered,
  createdAt,
  ...message
}: MessageView): ApiMessage => ({ ...message, read, answered, createdAt });
