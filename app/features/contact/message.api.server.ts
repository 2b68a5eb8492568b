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

// Names each field, because a spread would publish fields that are added later.
export const toApiMessage = ({
  id,
  email,
  subject,
  message,
  isRead: read,
  isAnswered: answered,
  createdAt,
}: MessageView): ApiMessage => ({ id, email, subject, message, read, answered, createdAt });
