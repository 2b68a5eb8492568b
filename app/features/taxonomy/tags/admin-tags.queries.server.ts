import type { EntityManager } from '@mikro-orm/postgresql';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { query, type Sql, sql } from '~/db/sql.server';
import { noSuch } from '~/lib/errors';
import { type Page, toPage } from '~/lib/paging';
import { TAG_PAGE_SIZE, type TagListQuery, type TagSort, type TagUse } from './tag.view';

/** Counting stops here. Matches are slower to count, so their limit is lower. */
const MAX_COUNTED = 100_000;
const MAX_MATCHES_COUNTED = 10_000;

/** Each order matches an index. */
const ORDERS: Record<TagSort, Sql> = {
  use: sql`t.uses desc, t.name ${IN_ROOT_ORDER}`,
  name: sql`t.name ${IN_ROOT_ORDER}, t.id`,
};

/** How many drafts have each tag. They keep names only, so that no list of visitors shows them. */
const DRAFTS = sql`(
  select tag_key(name) as key, count(distinct w.id)::int as drafts from trashed_wallpaper w, unnest(w.tags) as name
  where w.draft = 'kept' group by 1
)`;

const WITH_DRAFTS = sql`tag t left join ${DRAFTS} d on d.key = t.key`;

const COLUMNS = sql`t.id, t.name, t.slug, t.uses, coalesce(d.drafts, 0) as drafts,
  (select i.name from tag_redirect r join tag i on i.id = r.tag_id where r.key = t.key) as "mergingInto"`;

/** Every typed word must begin a word of the name. */
const matching = (typed: string) => sql`where t.search @@ (
  select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(to_tsvector('tapeta', search_text(${typed})))
)`;

export async function listTags(
  em: EntityManager,
  { search, sort, offset, limit = TAG_PAGE_SIZE }: TagListQuery & { limit?: number },
): Promise<Page<TagUse> & { total: number }> {
  const page = { offset, limit };
  const typed = search.toWellFormed().replaceAll('\0', ' ').trim();
  const where = typed ? matching(typed) : sql``;
  const rows = await query<TagUse>(em)`
    select ${COLUMNS} from ${WITH_DRAFTS} ${where} order by ${ORDERS[sort]} offset ${offset} limit ${limit + 1}`;
  const most = typed ? MAX_MATCHES_COUNTED : MAX_COUNTED;
  const [counted] = await query<{ total: number }>(em)`
    select count(*)::int as total from (select from tag t ${where} limit ${most}) found`;
  return { ...toPage(rows, page), total: counted?.total ?? 0 };
}

/** Tags that only drafts have. They become tags with the publication. */
export const listDraftTags = (em: EntityManager, limit: number): Promise<{ name: string; drafts: number }[]> =>
  query<{ name: string; drafts: number }>(em)`
    select min(used.tag) as name, count(distinct w.id)::int as drafts
    from trashed_wallpaper w, unnest(w.tags) as used (tag)
    where w.draft = 'kept' and not exists (select from tag t where t.key = tag_key(used.tag))
      and not exists (select from tag_redirect r where r.key = tag_key(used.tag))
    group by tag_key(used.tag) order by 2 desc, 1 limit ${limit}`;

/** @throws not_found */
export async function getTag(em: EntityManager, id: number): Promise<TagUse> {
  const [row] = await query<TagUse>(em)`select ${COLUMNS} from ${WITH_DRAFTS} where t.id = ${id}`;
  if (!row) throw noSuch('tag');
  return row;
}

export interface Tagged {
  wallpapers: number;
  drafts: number;
}

/** How many have at least one of these tags. */
export async function countTagged(em: EntityManager, ids: number[]): Promise<Tagged> {
  const [row] = await query<Tagged>(em)`
    select (select count(distinct wallpaper_id)::int from wallpaper_tag where tag_id = any(${ids})) as wallpapers,
      (select count(*)::int from trashed_wallpaper w where draft = 'kept' and exists (
        select from unnest(w.tags) as used (tag) join tag t on t.key = tag_key(used.tag) where t.id = any(${ids}))) as drafts`;
  return row ?? { wallpapers: 0, drafts: 0 };
}

export const getTags = (em: EntityManager, ids: number[]): Promise<TagUse[]> =>
  query<TagUse>(em)`
    select ${COLUMNS} from ${WITH_DRAFTS} where t.id = any(${ids}) order by t.uses desc, t.name ${IN_ROOT_ORDER}`;

/** Finds a tag by its current or a previous name. */
export async function findTagByName(em: EntityManager, name: string): Promise<TagUse | null> {
  const [row] = await query<TagUse>(em)`select ${COLUMNS} from ${WITH_DRAFTS}
    where t.id = coalesce((select tag_id from tag_redirect where key = tag_key(${name})), (select id from tag where key = tag_key(${name})))`;
  return row ?? null;
}

export interface FormerName {
  key: string;
  name: string;
}

export const listFormerNames = (em: EntityManager, id: number): Promise<FormerName[]> =>
  query<FormerName>(em)`
    select r.key, r.name from tag_redirect r where r.tag_id = ${id} and not exists (select from tag t where t.key = r.key) order by r.name ${IN_ROOT_ORDER}`;

interface Merge {
  id: number;
  name: string;
  key: string;
  uses: number;
  intoId: number;
}

export const listMerges = (em: EntityManager): Promise<Merge[]> =>
  query<Merge>(em)`
    select t.id, t.name, t.key, t.uses, r.tag_id as "intoId" from tag_redirect r join tag t on t.key = r.key`;
