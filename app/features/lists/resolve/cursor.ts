import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { SORT_ORDERS, type SortOrder } from './sort-orders';

const MAX_LENGTH = 4000;
const MAX_ID = 2 ** 31 - 1;

const whole = (max: number) => z.int().min(0).max(max);
const id = whole(MAX_ID);

/** Unknown words as typed, with the nearest known ones: each a word or a pair of words. */
const Corrections = z
  .array(
    z.tuple([
      z.string().regex(/^[\p{L}\p{N}\p{M}]{1,100}$/u),
      z
        .array(z.string().regex(/^[\p{L}\p{N}\p{M}]{1,100}(?: [\p{L}\p{N}\p{M}]{1,100})?$/u))
        .min(1)
        .max(3),
    ]),
  )
  .max(10)
  .default([]);

const NewestCursor = z.object({ order: z.literal('newest'), id, corrections: Corrections });

const isKeyed = (order: string): order is Exclude<SortOrder, 'newest'> => order !== 'newest';

const KeyCursor = z
  .object({
    order: z.enum(Object.keys(SORT_ORDERS).filter(isKeyed)),
    key: z.union([id, z.string().transform(cleaned).pipe(z.string().min(1))]),
    id,
  })
  .refine(({ order, key }) => (SORT_ORDERS[order].type === 'int') === (typeof key === 'number'));

const RankedCursor = z.object({
  order: z.literal('ranked'),
  rank: z.number().min(0),
  id,
  /** The newest match when the search started: newer ones would rank among those already shown. */
  newest: whole(MAX_ID - 1),
  corrections: Corrections,
});

const RandomCursor = z
  .object({
    order: z.literal('random'),
    part: whole(1),
    blocks: z
      .int()
      .min(1)
      .max(2 ** 30)
      .refine((blocks) => Number.isInteger(Math.log2(blocks))),
    slot: id,
    id,
  })
  .refine(({ slot, blocks }) => slot < blocks);

const ListCursor = z.discriminatedUnion('order', [NewestCursor, KeyCursor, RankedCursor, RandomCursor]);

export type Corrections = z.infer<typeof Corrections>;
export type NewestCursor = z.infer<typeof NewestCursor>;
export type KeyCursor = z.infer<typeof KeyCursor>;
export type RankedCursor = z.infer<typeof RankedCursor>;
export type RandomCursor = z.infer<typeof RandomCursor>;
export type ListCursor = z.infer<typeof ListCursor>;

const withoutEmpty = (_name: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

export const writeCursor = (cursor: ListCursor): string =>
  Buffer.from(JSON.stringify(cursor, withoutEmpty)).toString('base64url');

/** Null for anything that `writeCursor` would not write. */
export function readCursor(text: string | null): ListCursor | null {
  if (!text || text.length > MAX_LENGTH) return null;
  try {
    return ListCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

export function parseCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (!cursor) throw new DomainError('malformed', messagesOf('listErrors').cursor);
  return cursor;
}
