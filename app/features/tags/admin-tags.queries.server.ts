import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { notFound } from '~/lib/errors';
import { type Page, pageOf } from '~/lib/paging';
import { slugify } from '~/lib/slug';
import { TAG_PAGE_SIZE, type TagListQuery, type TagSort, type TagUse } from './tag.view';

/** Counting ends here: a list of a million tags is nobody's to count. */
const MOST_COUNTED = 100_000;

/** Each order is an index read forwards. */
const ORDERS: Record<TagSort, string> = { use: 't.uses desc, t.name', name: 'lower(t.name), t.id' };

const COLUMNS = `t.id, t.name, t.slug, t.uses,
  (select i.name from tag_redirect r join tag i on i.id = r.tag_id where r.slug = t.slug) as "mergingInto"`;

/** In whose names every typed word begins a word. */
const MATCHING = `search @@ (
  select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(to_tsvector('tapeta', search_text(?)))
)`;

/** One page of all tags, unused ones too, and how many there are. */
export async function listTags(
  em: EntityManager,
  { search, sort, offset }: TagListQuery,
): Promise<Page<TagUse> & { total: number }> {
  const page = { offset, limit: TAG_PAGE_SIZE };
  const typed = search.toWellFormed().replaceAll('\0', ' ').trim();
  const where = typed ? `where t.${MATCHING}` : '';
  const params = typed ? [typed] : [];
  const rows: TagUse[] = await query(
    em,
    `select ${COLUMNS} from tag t ${where} order by ${ORDERS[sort]} offset ? limit ?`,
    [...params, offset, page.limit + 1],
  );
  const [counted] = await query(em, `select count(*)::int as total from (select from tag t ${where} limit ?) found`, [
    ...params,
    MOST_COUNTED,
  ]);
  return { ...pageOf(rows, page), total: counted.total };
}

/** @throws not_found */
export async function getTag(em: EntityManager, id: number): Promise<TagUse> {
  const [row]: TagUse[] = await query(em, `select ${COLUMNS} from tag t where t.id = ?`, [id]);
  if (!row) throw notFound('There is no tag with this id.');
  return row;
}

/** The tags of these ids, the most used first; those that are gone are left out. */
export async function getTags(em: EntityManager, ids: number[]): Promise<TagUse[]> {
  return query(em, `select ${COLUMNS} from tag t where t.id = any(?) order by t.uses desc, t.name`, [ids]);
}

/** The tag that somebody means by this name, by its present or a former one; null when there is none. */
export async function findTagByName(em: EntityManager, name: string): Promise<TagUse | null> {
  const [row]: TagUse[] = await query(
    em,
    `select ${COLUMNS} from tag t
     where t.id = coalesce((select tag_id from tag_redirect where slug = ?), (select id from tag where slug = ?))`,
    [slugify(name), slugify(name)],
  );
  return row ?? null;
}

export interface FormerName {
  slug: string;
  name: string;
}

/** Names that lead to this tag. */
export async function listFormerNames(em: EntityManager, id: number): Promise<FormerName[]> {
  return query(
    em,
    `select r.slug, r.name from tag_redirect r where r.tag_id = ?
     and not exists (select from tag t where t.slug = r.slug) order by lower(r.name)`,
    [id],
  );
}
