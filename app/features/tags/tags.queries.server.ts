import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** Number of wallpapers with a tag; 0 for one that does not exist. */
export async function countTagUses(em: EntityManager, slug: string): Promise<number> {
  const [row] = await query(em, 'select uses from tag where slug = ?', [slug]);
  return row?.uses ?? 0;
}

/** The tags of most wallpapers. */
export async function listTopTags(
  em: EntityManager,
  limit: number,
): Promise<{ name: string; slug: string; count: number }[]> {
  return query(em, 'select name, slug, uses as count from tag where uses > 0 order by uses desc, name limit ?', [
    limit,
  ]);
}
