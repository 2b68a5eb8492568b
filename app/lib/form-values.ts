/** Values as forms send them. */
import { z } from 'zod';

/** A form sends one value as text, several as a list, and none not at all. @param schema of the list */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => [value ?? []].flat(), schema);

/** Of a row in the database, whose ids are 32 bits wide. */
export const rowId = (params?: Parameters<typeof z.coerce.number>[0]) =>
  z.coerce
    .number(params)
    .int()
    .min(1)
    .max(2 ** 31 - 1);

export const rowIds = (max: number, params?: Parameters<typeof rowId>[0]) =>
  listOf(z.array(rowId(params)).max(max)).transform((ids) => [...new Set(ids)]);
