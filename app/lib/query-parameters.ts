import { z } from 'zod';
import { MAX_LIMIT } from './paging';

const MAX_INTEGER = 2 ** 31 - 1;

export const wholeNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,20}$/, `${name} must be a whole number from 0 up.`)
    .transform((value) => Math.min(Number(value), MAX_INTEGER))
    .meta({ type: 'integer', minimum: 0, pattern: undefined });

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const pageParameters = (usualLimit: number) => ({
  limit: optional(wholeNumber('limit'))
    .transform((value = usualLimit) => Math.min(value, MAX_LIMIT))
    .meta({
      description: `The number of items per page. More than ${MAX_LIMIT} counts as ${MAX_LIMIT}.`,
      default: usualLimit,
    }),
  offset: optional(wholeNumber('offset'))
    .transform((value = 0) => value)
    .meta({ description: 'The number of items to skip.', default: 0 }),
});
