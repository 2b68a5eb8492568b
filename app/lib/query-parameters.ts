import { z } from 'zod';
import { messagesOf } from '~/messages/messages';
import { MAX_LIMIT } from './paging';

const MAX_INTEGER = 2 ** 31 - 1;

export const wholeNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,20}$/, { error: () => messagesOf('queryErrors').wholeNumber(name) })
    .transform((value) => Math.min(Number(value), MAX_INTEGER))
    .meta({ type: 'integer', minimum: 0, pattern: undefined });

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const pageParameters = (usualLimit: number) => ({
  limit: optional(wholeNumber('limit'))
    .transform((value = usualLimit) => Math.min(value, MAX_LIMIT))
    .meta({
      description: `How many, at most ${MAX_LIMIT}. Larger numbers count as ${MAX_LIMIT}.`,
      default: usualLimit,
    }),
  offset: optional(wholeNumber('offset'))
    .transform((value = 0) => value)
    .meta({ description: 'How many to skip.', default: 0 }),
});
