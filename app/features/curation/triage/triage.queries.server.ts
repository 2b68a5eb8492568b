import type { EntityManager } from '@mikro-orm/postgresql';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { query, type Sql, sql } from '~/db/sql.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { filteredRows } from '~/features/lists/resolve/filtered-rows.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { soundItems } from '~/features/wallpapers/damaged-rows.queries.server';
import { tagKey } from '~/lib/tag-name';
import type { TriageList, TriageQuery } from './triage.view';

const FILTERS: Record<Exclude<TriageList, 'drafts'>, WallpaperFilter> = {
  untagged: { without: 'tags' },
  uncategorised: { categoryId: null },
  'no-device': { deviceType: null },
  'no-author': { without: 'author' },
  'no-licence': { without: 'licence' },
  'no-description': { without: 'description' },
};

interface Place {
  id: number;
  next: { id: number; fileKey: string; width: number } | null;
  /** The one before in the list, such as a skipped one. */
  previous: number | null;
  /** How many are left, with this one; at most ten thousand. */
  left: number;
}

/** Rows `w` of a list that meet another condition. */
type Rows = (also: Sql) => Sql;

const DRAFTS: Rows = (also) => sql`trashed_wallpaper w where draft = 'kept' and ${also}`;

async function rowsOf(em: EntityManager, only: TriageList): Promise<Rows | null> {
  if (only === 'drafts') return DRAFTS;
  const filter = await resolveFilter(em, { ...FILTERS[only], versions: 'all' });
  return filter && ((also) => filteredRows(filter, [also]));
}

/** Null when nothing is left. */
export async function findPlace(em: EntityManager, { only, at, before }: TriageQuery): Promise<Place | null> {
  const list = await rowsOf(em, only);
  if (!list) return null;
  const rows = (upTo: number | null): Sql => list(upTo === null ? sql`true` : sql`w.id < ${upTo}`);
  const shown = only === 'drafts' ? DRAFTS(sql`id = ${at}`) : sql`wallpaper where id = ${at}`;
  const asked = at !== null && (await query(em)`select from ${shown}`).length > 0 ? at : null;
  const found = await query<NonNullable<Place['next']>>(em)`
    select w.id, w.file_key as "fileKey", w.width from ${rows(asked ?? at ?? before)} order by w.id desc limit 2`;
  const [first, second] = found;
  const id = asked ?? first?.id;
  if (id === undefined) return null;
  const [row] = await query<{ left: number; previous: number | null }>(em)`
    select (select count(*)::int from (select from ${rows(id)} limit ${MAX_COUNTED}) others) + 1 as left,
      (select w.id from ${list(sql`w.id > ${id}`)} order by w.id limit 1) as previous`;
  return { id, next: (asked === null ? second : first) ?? null, left: row?.left ?? 1, previous: row?.previous ?? null };
}

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
