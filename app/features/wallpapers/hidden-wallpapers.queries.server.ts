import type { EntityManager } from '@mikro-orm/postgresql';
import { inSharedScope, memoizeByVersion } from '~/db/cache-invalidation.server';
import { query } from '~/db/sql.server';

/** Whether a wallpaper was hidden after a report. */
export async function isHidden(em: EntityManager, id: number): Promise<boolean> {
  const rows = await query(em)`select 1 from trashed_wallpaper where id = ${id} and hidden_for is not null`;
  return rows.length > 0;
}

const findHiddenKeys = async (em: EntityManager): Promise<Set<string>> => {
  const rows = await query<{ key: string }>(em)`
    select file_key as key from trashed_wallpaper where hidden_for is not null`;
  return new Set(rows.map(({ key }) => key));
};

/** Whether the wallpaper with these files was hidden after a report. */
export async function isHiddenKey(em: EntityManager, fileKey: string): Promise<boolean> {
  const keys = await inSharedScope(() => memoizeByVersion('hidden keys', () => findHiddenKeys(em)));
  return keys.has(fileKey);
}
