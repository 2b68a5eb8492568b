import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, sql } from '~/db/sql.server';
import type { SimilarWallpaper } from '~/features/wallpapers/near-duplicates.view';

/** Of 64 bits; measured in docs/decisions/0009-uploads-and-near-duplicates.md. The indexes support at most 11. */
const MAX_DIFFERENT_BITS = 8;

const QUARTERS = [
  { shift: 48n, quarter: sql`((hash >> 48) & 65535)` },
  { shift: 32n, quarter: sql`((hash >> 32) & 65535)` },
  { shift: 16n, quarter: sql`((hash >> 16) & 65535)` },
  { shift: 0n, quarter: sql`(hash & 65535)` },
];

function neighbours(quarter: number): number[] {
  const bits = Array.from({ length: 16 }, (_, index) => 1 << index);
  const pairs = bits.flatMap((bit, index) => bits.slice(index + 1).map((other) => bit | other));
  return [0, ...bits, ...pairs].map((change) => quarter ^ change);
}

/** Uploads check for lookalikes one at a time, so that two of a batch notice each other. */
export async function lockLikenesses(tx: EntityManager): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(hashtextextended('wallpaper_likeness', 0))`;
}

export async function findSimilar(em: EntityManager, hash: bigint, exceptId = 0): Promise<SimilarWallpaper | null> {
  const candidates = QUARTERS.map(({ shift, quarter }) => {
    const alike = neighbours(Number((hash >> shift) & 65535n));
    return sql`select wallpaper_id, hash from wallpaper_likeness where ${quarter} = any(${alike}::bigint[])`;
  });
  const [row] = await query<SimilarWallpaper>(em)`
    select w.id, w.title, w.file_key as "fileKey", w.width, w.height, w.resolution, w.file_size as "fileSize"
    from (
      select wallpaper_id, bit_count((hash # ${String(hash)}::bigint)::bit(64)) as bits
      from (${joinSql(candidates, ' union all ')}) candidate
    ) near
    join wallpaper w on w.id = near.wallpaper_id
    where near.bits <= ${MAX_DIFFERENT_BITS} and w.id <> ${exceptId} order by near.bits, w.id limit 1`;
  return row ?? null;
}

export async function findLookalike(em: EntityManager, id: number): Promise<SimilarWallpaper | null> {
  const [row] = await query<{ hash: string }>(em)`
    select hash::text from wallpaper_likeness where wallpaper_id = ${id}`;
  return row ? findSimilar(em, BigInt(row.hash), id) : null;
}
