import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { SimilarWallpaper } from '~/features/wallpapers/near-duplicates.view';

/** Of 64 bits; measured in docs/decisions/0009-uploads-and-near-duplicates.md. The indexes of the table serve no more than 11. */
const MOST_DIFFERENT_BITS = 8;

const QUARTERS = [
  { shift: 48n, sql: '(hash >> 48) & 65535' },
  { shift: 32n, sql: '(hash >> 32) & 65535' },
  { shift: 16n, sql: '(hash >> 16) & 65535' },
  { shift: 0n, sql: 'hash & 65535' },
];

/** A number of 16 bits and all that differ from it in one or two bits: 137. */
function neighbours(quarter: number): number[] {
  const bits = Array.from({ length: 16 }, (_, index) => 1 << index);
  const pairs = bits.flatMap((bit, index) => bits.slice(index + 1).map((other) => bit | other));
  return [0, ...bits, ...pairs].map((change) => quarter ^ change);
}

const CANDIDATES = QUARTERS.map(
  ({ sql }) => `select wallpaper_id, hash from wallpaper_likeness where (${sql}) = any(?::bigint[])`,
).join(' union all ');

/** One upload at a time decides whether a likeness is there already, so that two of a batch see each other. */
export async function lockLikenesses(tx: EntityManager): Promise<void> {
  await query(tx, `select pg_advisory_xact_lock(hashtextextended('wallpaper_likeness', 0))`);
}

/** The wallpaper that looks most like a picture with this hash, if any looks nearly the same. */
export async function findSimilar(em: EntityManager, hash: bigint, exceptId = 0): Promise<SimilarWallpaper | null> {
  const quarters = QUARTERS.map(({ shift }) => neighbours(Number((hash >> shift) & 65535n)));
  const [row] = await query<SimilarWallpaper>(
    em,
    `select w.id, w.title, w.file_key as "fileKey", w.width, w.height, w.resolution, w.file_size as "fileSize"
     from (
       select wallpaper_id, bit_count((hash # ?::bigint)::bit(64)) as bits from (${CANDIDATES}) candidate
     ) near
     join wallpaper w on w.id = near.wallpaper_id
     where near.bits <= ? and w.id <> ? order by near.bits, w.id limit 1`,
    [String(hash), ...quarters, MOST_DIFFERENT_BITS, exceptId],
  );
  return row ?? null;
}

/** The other wallpaper that looks most like this one, if any looks nearly the same. */
export async function findLookalike(em: EntityManager, id: number): Promise<SimilarWallpaper | null> {
  const [row] = await query<{ hash: string }>(em, 'select hash::text from wallpaper_likeness where wallpaper_id = ?', [
    id,
  ]);
  return row ? findSimilar(em, BigInt(row.hash), id) : null;
}
