import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** As many edits as can be undone. */
const MAX_EDITS = 20;

/** Makes room for one more edit. */
export async function forgetOldest(em: EntityManager): Promise<void> {
  await query(em)`
    delete from edit_undo where edit in (
      select edit from edit_undo group by edit order by max(id) desc offset ${MAX_EDITS - 1})`;
}

export async function forgetOldEdits(em: EntityManager): Promise<void> {
  await query(em)`delete from edit_undo where created_at < now() - interval '1 day'`;
}

export async function countUndo(em: EntityManager, edit: string): Promise<number> {
  const [row] = await query<{ count: number }>(em)`
    select coalesce(sum(jsonb_array_length(wallpapers)), 0)::int as count from edit_undo where edit = ${edit}::uuid`;
  return row?.count ?? 0;
}

interface UndoBatch {
  id: number;
  wallpapers: { id: number; was: { tags?: string[]; category_id?: number | null }; now: object }[];
}

/** Last first, because an edit that was repeated after a kill may have changed a wallpaper twice. */
export async function takeUndoBatch(tx: EntityManager, edit: string): Promise<UndoBatch | null> {
  const [batch] = await query<UndoBatch>(tx)`
    delete from edit_undo where id = (select max(id) from edit_undo where edit = ${edit}::uuid) returning id, wallpapers`;
  return batch ?? null;
}
