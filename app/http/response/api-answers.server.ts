import { z } from 'zod';
import type { DomainError } from '~/lib/errors';

const CODES = [
  ...['moved', 'malformed', 'unauthorized', 'forbidden', 'not_found', 'conflict', 'gone', 'too_large'],
  ...['unsupported_type', 'invalid', 'too_many_requests', 'unavailable', 'method_not_allowed', 'internal_error'],
] as const satisfies (DomainError['code'] | 'method_not_allowed' | 'internal_error')[];

export const ApiError = z.strictObject({
  message: z.string().describe('A sentence for people.'),
  error: z.enum(CODES).describe('A code for programs.'),
  fields: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('Messages by field name. Messages about the whole request are under an empty name.'),
  to: z.string().optional().describe('Path of the conflicting item.'),
});
export type ApiError = z.infer<typeof ApiError>;

export const ApiDone = z.strictObject({ ok: z.literal(true) });
export type ApiDone = z.infer<typeof ApiDone>;
