import type { EntityManager } from '@mikro-orm/postgresql';
import { IN_ROOT_ORDER } from '~/db/collation.server';
import { query, sql } from '~/db/sql.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { IDS } from '~/features/wallpapers/projections.queries.server';
import { truncate } from '~/lib/clean-text';
import { categoryPath, tagPath, wallpaperPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { currentLanguage } from '~/messages/languages.server';
import type { Suggestion } from '~/ui/shell/search-suggestions';
import { readBestMatches } from './best-matches.queries.server';

const MAX_SUGGESTED = 8;
const MAX_CATEGORIES = 2;
const MAX_TAGS = 3;

const MATCHES_READ = 60;

/** Limits on the tags read, however many exist: the most used ones, and other matches. */
const POPULAR_TAGS = 500;
const OTHER_TAGS = 200;

interface NameRow {
  kind: 'category' | 'tag';
  name: string;
  slug: string;
}

/** Categories and tags whose names have a word starting with each typed word; exact tags first, then the most used. */
async function matchingNames(
  em: EntityManager,
  text: string,
  most = { categories: MAX_CATEGORIES, tags: MAX_TAGS },
): Promise<NameRow[]> {
  const slug = tagSlug(text);
  const typed = sql`
    select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery as words
    from unnest(to_tsvector('tapeta', search_text(${text})))`;
  return query<NameRow>(em)`
    with typed as materialized (${typed})
    (select 'category' as kind, coalesce(c.names ->> ${currentLanguage()}, c.name) as name, c.slug
     from typed join category c on c.search @@ words
     left join (select category_id, sum(count) as used from wallpaper_count group by 1) n on n.category_id = c.id
     order by coalesce(n.used, 0) desc, c.name ${IN_ROOT_ORDER} limit ${most.categories})
    union all
    (select 'tag', name, slug from (
       select popular.* from typed join (
         select name, slug, uses, search from tag where uses > 0 order by uses desc, name ${IN_ROOT_ORDER} limit ${POPULAR_TAGS}
       ) popular on search @@ words
       union
       select other.* from typed cross join lateral (
         select name, slug, uses, search from tag where search @@ words and uses > 0 limit ${OTHER_TAGS}
       ) other
       union
       select name, slug, uses, search from tag where slug = ${slug} and uses > 0
     ) t order by slug = ${slug} desc, uses desc, name ${IN_ROOT_ORDER} limit ${most.tags})`;
}

/** The best matches of a search that have the words in their titles; each title once. */
async function matchingTitles(em: EntityManager, text: string): Promise<{ id: number; title: string }[]> {
  const filter = await resolveFilter(em, { search: text });
  if (!filter?.search) return [];
  const { items } = await readBestMatches(em, IDS.columns, filter, { offset: 0, limit: MATCHES_READ, after: null });
  return query<{ id: number; title: string }>(em)`
    select (array_agg(w.id order by place))[1] as id, w.title
    from unnest(${items.map(({ id }) => id)}::int[]) with ordinality as hit (id, place) join wallpaper w on w.id = hit.id
    where ts_filter(w.search, '{a}') @@ ${filter.search.broad}::tsquery
    group by w.title order by min(place) limit ${MAX_SUGGESTED}`;
}

const NAMED_PATHS = { category: categoryPath, tag: tagPath };

const toSuggestion = ({ kind, name, slug }: NameRow): Suggestion => ({
  kind,
  label: name,
  path: NAMED_PATHS[kind](slug),
});

const plainText = (typed: string) => truncate(typed, 100).replaceAll('\0', ' ').trim();

export async function suggestTags(em: EntityManager, typed: string): Promise<Suggestion[]> {
  const text = plainText(typed);
  if (text.length < 2) return [];
  const rows = await matchingNames(em, text, { categories: 0, tags: MAX_SUGGESTED });
  return rows.map(toSuggestion);
}

export async function suggestSearches(em: EntityManager, typed: string): Promise<Suggestion[]> {
  const text = plainText(typed);
  if (text.length < 2) return [];
  const [names, titles] = await Promise.all([matchingNames(em, text), matchingTitles(em, text)]);
  const titled: Suggestion[] = titles.map(({ id, title }) => ({
    kind: 'wallpaper',
    label: title,
    path: wallpaperPath(id),
  }));
  return [...names.map(toSuggestion), ...titled].slice(0, MAX_SUGGESTED);
}
