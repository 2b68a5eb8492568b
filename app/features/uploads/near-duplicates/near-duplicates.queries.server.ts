import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, query, type Sql, sql } from '~/db/sql.server';
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

const COLUMNS = sql`w.id, w.title, w.file_key as "fileKey", w.width, w.height, w.resolution, w.file_size as "fileSize"`;

/** The wallpaper that gets another picture. */
export async function findReplaced(em: EntityManager, id: number): Promise<SimilarWallpaper | null> {
  const [row] = await query<SimilarWallpaper>(em)`
    select ${COLUMNS}, false as "isDraft" from wallpaper w where w.id = ${id}`;
  return row ?? null;
}

export async function findSimilar(em: EntityManager, hash: bigint, exceptId = 0): Promise<SimilarWallpaper | null> {
  const bits = (column: Sql) => sql`bit_count((${column} # ${String(hash)}::bigint)::bit(64))`;
  const candidates = QUARTERS.map(({ shift, quarter }) => {
    const alike = neighbours(Number((hash >> shift) & 65535n));
    return sql`select wallpaper_id, hash from wallpaper_likeness where ${quarter} = any(${alike}::bigint[])`;
  });
  const [row] = await query<SimilarWallpaper & { bits: number }>(em)`
    select ${COLUMNS}, near.bits, false as "isDraft"
    from (
      select wallpaper_id, ${bits(sql`hash`)} as bits from (${joinSql(candidates, ' union all ')}) candidate
    ) near
    join wallpaper w on w.id = near.wallpaper_id
    where near.bits <= ${MAX_DIFFERENT_BITS} and w.id <> ${exceptId}
    union all
    select ${COLUMNS}, ${bits(sql`w.perceptual_hash`)}, true from trashed_wallpaper w
    where w.draft = 'kept' and ${bits(sql`w.perceptual_hash`)} <= ${MAX_DIFFERENT_BITS} and w.id <> ${exceptId}
    order by bits, id limit 1`;
  if (!row) return null;
  const { bits: _, ...similar } = row;
  return similar;
}

/** @param id of a wallpaper or a draft */
export async function findLookalike(em: EntityManager, id: number): Promise<SimilarWallpaper | null> {
  const [row] = await query<{ hash: string }>(em)`
    select hash::text from wallpaper_likeness where wallpaper_id = ${id}
    union all select perceptual_hash::text from trashed_wallpaper where id = ${id} and draft = 'kept'`;
  return row ? findSimilar(em, BigInt(row.hash), id) : null;
}
