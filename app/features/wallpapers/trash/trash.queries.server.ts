import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { thumbnailWidth } from '~/images/variants';
import { notFound } from '~/lib/errors';
import { type Page, type PageRequest, pageOf } from '~/lib/paging';
import { TRASH_DAYS, type TrashRow } from './trash.view';

export async function countTrash(em: EntityManager): Promise<number> {
  const [row] = await query(em, 'select count(*)::int as n from trashed_wallpaper');
  return row.n;
}

/** What was deleted, the latest first; or only the wallpaper of this id. */
export async function listTrash(
  em: EntityManager,
  page: PageRequest,
  id: number | null = null,
): Promise<Page<TrashRow>> {
  const rows: { id: number; title: string; deleted_at: Date | string; days_left: number }[] = await query(
    em,
    `select id, title, deleted_at,
       greatest(0, ceil(extract(epoch from deleted_at + make_interval(days => ?) - now()) / 86400))::int as days_left
     from trashed_wallpaper ${id === null ? '' : 'where id = ?'}
     order by deleted_at desc, id desc offset ? limit ?`,
    [TRASH_DAYS, ...(id === null ? [] : [id]), page.offset, page.limit + 1],
  );
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    deletedAt: new Date(row.deleted_at).toISOString(),
    daysLeft: row.days_left,
  }));
  return pageOf(items, page);
}

/** Where the store has the small picture of a deleted wallpaper. @throws not_found */
export async function findTrashedPicture(em: EntityManager, id: number): Promise<{ key: string; name: string }> {
  const [row] = await query(em, 'select file_key, width from trashed_wallpaper where id = ?', [id]);
  if (!row) throw notFound();
  return { key: row.file_key, name: `${thumbnailWidth(row.width)}.webp` };
}
