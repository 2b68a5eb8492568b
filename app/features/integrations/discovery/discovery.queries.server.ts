import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

interface Changed {
  id: number;
  updatedAt: string;
}

/** With the last deletion under 0: a list that loses its newest wallpaper has changed, too. */
export async function lastChanges(em: EntityManager, ids: number[]): Promise<Map<number, Date>> {
  const rows = await query<Changed>(em)`
    select id, updated_at as "updatedAt" from wallpaper where id = any(${ids})
    union all select 0, max(deleted_at) from trashed_wallpaper where draft is null having max(deleted_at) is not null`;
  return new Map(rows.map(({ id, updatedAt }) => [id, new Date(updatedAt)]));
}

/** Ranges of `size` ids that contain wallpapers, numbered from 1. Each costs one index lookup, however large the gaps. */
export async function listIdRanges(em: EntityManager, size: number, most: number): Promise<number[]> {
  const rows = await query<{ part: number }>(em)`with recursive found(part) as (
      select (min(id) - 1) / ${size} from wallpaper
      union all
      select (select (min(id) - 1) / ${size} from wallpaper where id > (found.part + 1) * ${size}::bigint)
      from found where found.part is not null
    )
    select part + 1 as part from found where part is not null limit ${most}`;
  return rows.map(({ part }) => part);
}

interface MappedRow {
  id: number;
  file_key: string;
  width: number;
  updated_at: string;
}

export const listForSitemap = (em: EntityManager, after: number, upTo: number, limit: number) =>
  query<MappedRow>(em)`select id, file_key, width, updated_at from wallpaper
    where id > ${after}::bigint and id <= ${upTo}::bigint order by id limit ${limit}`;
