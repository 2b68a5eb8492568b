import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** Number of wallpapers with a tag; 0 for one that does not exist. */
export async function countTagUses(em: EntityManager, slug: string): Promise<number> {
  const [row] = await query(em, 'select uses from tag where slug = ?', [slug]);
  return row?.uses ?? 0;
}

/** The present slug of a tag that was renamed or merged; null when this was never the slug of one. */
export async function findRenamedTag(em: EntityManager, slug: string): Promise<string | null> {
  const [row] = await query(
    em,
    'select t.slug from tag_redirect r join tag t on t.id = r.tag_id where r.slug = ? and t.slug <> r.slug',
    [slug],
  );
  return row?.slug ?? null;
}

interface FoundTag {
  id: number;
  uses: number;
}

/** The tags of all these slugs, the rarest first; null when one of them never was the slug of a tag. */
export async function findTags(em: EntityManager, slugs: string[]): Promise<FoundTag[] | null> {
  if (slugs.length === 0) return [];
  const tags: (FoundTag & { slug: string })[] = await query(
    em,
    'select id, slug, uses from tag where slug = any(?) order by uses, id',
    [slugs],
  );
  if (tags.length === slugs.length) return tags;
  const unknown = slugs.filter((slug) => !tags.some((tag) => tag.slug === slug));
  const renamed: (FoundTag & { former: string })[] = await query(
    em,
    `select r.slug as former, t.id, t.uses from tag_redirect r join tag t on t.id = r.tag_id where r.slug = any(?)`,
    [unknown],
  );
  if (renamed.length < unknown.length) return null;
  const all = new Map([...tags, ...renamed].map(({ id, uses }) => [id, { id, uses }]));
  return [...all.values()].sort((a, b) => a.uses - b.uses || a.id - b.id);
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
