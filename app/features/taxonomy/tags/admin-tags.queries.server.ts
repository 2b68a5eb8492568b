import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type Sql, sql } from '~/db/sql.server';
import { noSuch } from '~/lib/errors';
import { type Page, toPage } from '~/lib/paging';
import { slugify } from '~/lib/slug';
import { TAG_PAGE_SIZE, type TagListQuery, type TagSort, type TagUse } from './tag.view';

/** Counting stops here. Matches are slower to count, so their limit is lower. */
const MAX_COUNTED = 100_000;
const MAX_MATCHES_COUNTED = 10_000;

/** Each order matches an index. */
const ORDERS: Record<TagSort, Sql> = { use: sql`t.uses desc, t.name`, name: sql`lower(t.name), t.id` };

const COLUMNS = sql`t.id, t.name, t.slug, t.uses,
  (select i.name from tag_redirect r join tag i on i.id = r.tag_id where r.slug = t.slug) as "mergingInto"`;

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
    select ${COLUMNS} from tag t ${where} order by ${ORDERS[sort]} offset ${offset} limit ${limit + 1}`;
  const most = typed ? MAX_MATCHES_COUNTED : MAX_COUNTED;
  const [counted] = await query<{ total: number }>(em)`
    select count(*)::int as total from (select from tag t ${where} limit ${most}) found`;
  return { ...toPage(rows, page), total: counted?.total ?? 0 };
}

/** @throws not_found */
export async function getTag(em: EntityManager, id: number): Promise<TagUse> {
  const [row] = await query<TagUse>(em)`select ${COLUMNS} from tag t where t.id = ${id}`;
  if (!row) throw noSuch('tag');
  return row;
}

export const getTags = (em: EntityManager, ids: number[]): Promise<TagUse[]> =>
  query<TagUse>(em)`select ${COLUMNS} from tag t where t.id = any(${ids}) order by t.uses desc, t.name`;

/** Finds a tag by its current or a previous name. */
export async function findTagByName(em: EntityManager, name: string): Promise<TagUse | null> {
  const slug = slugify(name);
  const [row] = await query<TagUse>(em)`select ${COLUMNS} from tag t
    where t.id = coalesce((select tag_id from tag_redirect where slug = ${slug}), (select id from tag where slug = ${slug}))`;
  return row ?? null;
}

export interface FormerName {
  slug: string;
  name: string;
}

export const listFormerNames = (em: EntityManager, id: number): Promise<FormerName[]> =>
  query<FormerName>(em)`
    select r.slug, r.name from tag_redirect r where r.tag_id = ${id} and not exists (select from tag t where t.slug = r.slug) order by lower(r.name)`;

interface Merge {
  id: number;
  name: string;
  slug: string;
  uses: number;
  intoId: number;
}

export const listMerges = (em: EntityManager): Promise<Merge[]> =>
  query<Merge>(em)`
    select t.id, t.name, t.slug, t.uses, r.tag_id as "intoId" from tag_redirect r join tag t on t.slug = r.slug`;
