import type { EntityManager } from '@mikro-orm/postgresql';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { query } from '~/db/sql.server';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { tagKey } from '~/lib/tag-name';

/** Tags of the newest wallpapers that have one of these tags, too, best first. Rare tags count more. */
export async function listTagsTogether(
  em: EntityManager,
  { id, tags }: { id: number; tags: string[] },
  limit: number,
): Promise<string[]> {
  const rows = await query<{ name: string }>(em)`
    select tag.name from tag mine
    cross join lateral (
      select wallpaper_id as id from wallpaper_tag other where other.tag_id = mine.id order by wallpaper_id desc limit 60
    ) peer
    join wallpaper_tag t on t.wallpaper_id = peer.id join tag on tag.id = t.tag_id
    where mine.key = any(${tags.map(tagKey)}) and peer.id <> ${id}
    group by tag.id order by count(*) / ln(3 + tag.uses) desc, tag.name ${IN_ROOT_ORDER} limit ${limit}`;
  return rows.map(({ name }) => name);
}

/** Those of these names that at least a third of the wallpapers have: they tell little. */
export async function listCommonTags(em: EntityManager, names: string[], wallpapers: number): Promise<string[]> {
  const rows = await query<{ name: string }>(em)`
    select name from tag where key = any(${names.map(tagKey)}) and uses * 3 >= ${wallpapers}`;
  return rows.map(({ name }) => name);
}

/** Authors of the newest wallpapers that name one, the most frequent first. */
export async function listAuthors(em: EntityManager, limit: number): Promise<string[]> {
  const rows = await query<{ author: string }>(em)`
    select author from (select author from wallpaper order by id desc limit 2000) newest where author is not null
    group by author order by count(*) desc, author ${IN_ROOT_ORDER} limit ${limit}`;
  return rows.map(({ author }) => author);
}

interface Look {
  id: number;
  palette: { color: string; weight: number }[];
  tags: string[];
  /** Bits in which the pictures' hashes differ, of 64. */
  differing: number;
}

/** The newest tagged wallpapers, and what tells how much they look like this one. */
export async function listTaggedLooks(em: EntityManager, id: number, limit: number): Promise<Look[]> {
  const rows = await query<Look>(em)`
    select w.id, w.palette, w.tags, bit_count((w.perceptual_hash # me.perceptual_hash)::bit(64))::int as differing
    from (
      select perceptual_hash from wallpaper where id = ${id}
      union all select perceptual_hash from trashed_wallpaper where id = ${id}
    ) me,
      lateral (select * from wallpaper where id <> ${id} and tags <> '{}' order by id desc limit ${limit}) w`;
  return soundItems(em, rows, (row) => row);
}
