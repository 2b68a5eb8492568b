import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_COUNTED, type WallpaperListView } from '~/features/lists/list.view';
import { narrow, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { formatListState } from '~/features/lists/resolve/list-state';
import type { ResolvedFilter } from '~/features/lists/resolve/resolved-filter';
import { type MatchedWords, matchWords, readSimilarWords } from '~/features/lists/resolve/search.queries.server';
import { findRenamedTag, listTagsAmong, listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { QUALITY_TAGS } from '~/features/wallpapers/autofill';
import { loadCards, STAMPED } from '~/features/wallpapers/load-wallpapers.queries.server';
import { tagPath, withQuery } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { filterFromState, readFilters } from './filters.server';
import type { FiltersView } from './filters.view';
import { readPageRequest } from './list-address.server';
import { listInstead } from './list-instead.server';
import { findListPage, type ListsPage, type SingleList } from './list-pages.server';
import { listView, pageMeasure } from './list-view.server';
import { cursorCorrections, type ListPageRequest, listResolved } from './list-wallpapers.server';
import { noteMissed } from './note-missed.server';

const MAX_TAGS = 8;
/** A search that finds no more than these also shows where to go on. */
const FEW = 8;
/** A size is no subject to look for. */
const QUALITY_SLUGS = Object.values(QUALITY_TAGS).map(slugify);

export interface Lists {
  lists: WallpaperListView[];
  /** Null if not counted. */
  total: number | null;
  corrected: string | null;
  matched: MatchedWords;
  /** For a search without results. */
  suggestions: { words: string[]; tags: { name: string; slug: string }[] } | null;
  /** For a search with few results: tags that these wallpapers share with others. */
  also: readonly { name: string; slug: string }[];
}

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

const NO_SEARCH = { corrected: null, matched: 'all', suggestions: null, also: [] } as const;

async function listOnce(em: EntityManager, scope: ResolvedFilter | null, list: SingleList, page: ListPageRequest) {
  const filter = scope && (await narrow(em, scope, list.narrowed));
  const found = await listResolved(em, STAMPED, filter, list.order, page);
  return { ...found, items: await loadCards(em, found.items), scope };
}

/** Tries all words first, then all but one, then any. */
async function listLoosely(
  em: EntityManager,
  scope: ResolvedFilter | null,
  text: string,
  list: SingleList,
  page: ListPageRequest,
) {
  const found = await listOnce(em, scope, list, page);
  const words = text.split(/\s+/).length;
  if (found.items.length > 0 || words < 2 || !scope?.search) return found;
  for (const matched of words > 2 ? (['most', 'any'] as const) : (['any'] as const)) {
    const looser = await narrow(em, scope, { search: matchWords(scope.search.words, matched) });
    const loose = await listOnce(em, looser, list, page);
    if (loose.items.length > 0) return loose;
  }
  return found;
}

export function totalSentence(total: number): string {
  const { total: exactly, totalAbove } = messagesOf('gallery');
  return total < MAX_COUNTED ? exactly(total) : totalAbove(MAX_COUNTED);
}

interface Reading {
  em: EntityManager;
  page: ListsPage;
  /** The base of the page with all filters except the facets. */
  scope: ResolvedFilter | null;
  request: ReturnType<typeof readPageRequest>;
  dataSaver: boolean;
}

async function openPage(em: EntityManager, page: ListsPage, search: URLSearchParams, dataSaver: boolean) {
  const request = readPageRequest(search);
  const { facets: _, ...filters } = filterFromState(page.parsed.state);
  const scope = await resolveFilter(em, { ...page.base, ...filters }, cursorCorrections(request.after));
  return { em, page, scope, request, dataSaver };
}

async function readSingle({ em, page, scope, request, dataSaver }: Reading, list: SingleList) {
  const { search: text = '', matched: asked = 'all' } = page.base;
  const { offset, after } = request;
  const measure = pageMeasure(dataSaver);
  const isFirst = offset === 0 && !after;
  const isCounted = list.isCounted === 'always' || (list.isCounted === 'first' && isFirst);
  const limited = { offset, after, limit: measure.limit, isCounted };
  const found = await (text && isFirst
    ? listLoosely(em, scope, text, list, limited)
    : listOnce(em, scope, list, limited));
  const { total, corrected } = found;
  const matched = found.scope?.search?.matched ?? asked;
  const { path, query } = list.address;
  const address = {
    path,
    query: 'match' in query ? { ...query, match: matched === 'all' ? null : matched } : query,
    seed: list.order.sort === 'random' ? list.order.seed : null,
  };
  const heading = list.heading ?? messagesOf('listHeadings').results(corrected ?? text);
  const view = await listView({ key: list.key, heading, address }, found, measure);
  const isEmpty = text !== '' && isFirst && found.items.length === 0;
  const said = total ? totalSentence(total) : null;
  const isFew = text !== '' && isFirst && !isEmpty && !found.next && found.items.length <= FEW;
  return {
    lists: [list.isCounted === 'first' && isFirst ? { ...view, total: said } : view],
    total: total ?? list.total ?? null,
    corrected,
    matched,
    suggestions: isEmpty
      ? { words: await readSimilarWords(em, text), tags: await listTopTags(em, MAX_TAGS, QUALITY_SLUGS) }
      : null,
    also: isFew
      ? await listTagsAmong(em, idsOf(found.items), MAX_TAGS, [...QUALITY_SLUGS, ...text.split(/\s+/).map(slugify)])
      : [],
    scope: found.scope,
  };
}

const readPage = async (reading: Reading): Promise<Lists & Pick<Reading, 'scope'>> => {
  const { em, page, scope, request, dataSaver } = reading;
  if (typeof page.lists !== 'function') return readSingle(reading, page.lists);
  return { ...NO_SEARCH, scope, ...(await page.lists(em, request.offset, dataSaver)) };
};

export async function readLists(
  em: EntityManager,
  page: ListsPage,
  search: URLSearchParams,
  dataSaver = false,
): Promise<Lists> {
  return readPage(await openPage(em, page, search, dataSaver));
}

export async function readFilteredLists(
  em: EntityManager,
  page: ListsPage,
  search: URLSearchParams,
  dataSaver = false,
): Promise<Lists & { filters: FiltersView; alias: string | null }> {
  const opened = await openPage(em, page, search, dataSaver);
  const reading = readPage(opened);
  // In a search, the scope depends on how loosely the list had to match words.
  const { scope } = page.base.search ? await reading : opened;
  const [{ scope: _, ...found }, filters] = await Promise.all([
    reading,
    readFilters(em, page.base, scope, page.parsed),
  ]);
  const isEmpty = found.lists.every(({ items }) => items.length === 0);
  const { corrected } = found;
  const isFirst = opened.request.offset === 0 && !opened.request.after;
  const { search: words = '' } = page.base;
  const alias = words && isFirst && (isEmpty || corrected) ? await findAlias(em, words, page.parsed) : null;
  if (isFirst && !alias) noteMissed(page, { isEmpty, corrected });
  const instead = isEmpty ? await listInstead(em, page, found.suggestions?.words[0], dataSaver) : [];
  return { ...found, filters, alias, lists: [...found.lists, ...instead] };
}

/** The page of the tag that once had these words as its name, or has them as an alias. */
async function findAlias(em: EntityManager, text: string, { state }: ListsPage['parsed']): Promise<string | null> {
  const slug = await findRenamedTag(em, tagSlug(text));
  return slug && withQuery(tagPath(slug), formatListState(state));
}

/** @throws not_found */
export async function listsAt(
  em: EntityManager,
  path: string,
  search: URLSearchParams,
  dataSaver = false,
): Promise<WallpaperListView[]> {
  return (await readLists(em, await findListPage(em, path, search), search, dataSaver)).lists;
}
