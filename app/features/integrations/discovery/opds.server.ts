import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { readFacetTotals } from '~/features/lists/pages/filters.server';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { LIST_SORTS, type ListState } from '~/features/lists/resolve/list-state';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { licenceName } from '~/features/wallpapers/credit';
import { FACET_GROUPS, FACETS } from '~/features/wallpapers/facets';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { RENDITION_TYPES } from '~/images/renditions';
import { xmlElement } from '~/lib/markup';
import { kdePackagePath, opdsPath, wallpaperPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import type { FeedPicture } from './media-rss.server';

const REL = 'http://opds-spec.org';
const CATALOGUE = 'application/atom+xml;profile=opds-catalog;kind=acquisition';

interface Facet {
  group: string;
  title: string;
  href: string;
  isActive: boolean;
  /** Null for an order, and for a link that removes a choice. */
  count: number | null;
}

/** The orders, and the choices of each filter that find something. */
export async function readOpdsFacets(
  em: EntityManager,
  { facets = {}, ...filter }: WallpaperFilter,
  state: ListState,
  addressWith: (changes: Partial<ListState>) => string,
): Promise<Facet[]> {
  const { counts } = await readFacetTotals(em, await resolveFilter(em, filter), facets);
  const { sort: group, sorts, any } = messagesOf('listFilters');
  const orders = LIST_SORTS.map((sort) => {
    const isActive = sort === (state.sort ?? 'newest');
    return { group, title: sorts[sort], href: addressWith({ sort }), isActive, count: null };
  });
  const choices = FACET_GROUPS.flatMap((name, index) => {
    const group = messagesOf('facets').groups[name];
    // Plasma's menu shows only titles.
    const title = (label: string) => messagesOf('feeds').facet(group, label);
    const isChosen = state[name] !== undefined;
    const found = FACETS[name].flatMap(({ value, label }, place) => {
      const count = Math.min(counts[index]?.[place] ?? 0, MAX_COUNTED);
      if (count === 0) return [];
      const href = addressWith({ [name]: value, ...(name === 'minSize' && { size: undefined }) });
      return [{ group, title: title(label), href, isActive: state[name] === value, count }];
    });
    if (!isChosen) return found;
    const href = addressWith({ [name]: undefined });
    return [...found, { group, title: title(any), href, isActive: false, count: null }];
  });
  return [...orders, ...choices];
}

interface Entry {
  wallpaper: WallpaperDetail;
  id: string;
  updated?: Date;
  preview: string;
  facts: string;
  pictures?: FeedPicture[];
  enclosure?: { url: string; length: number };
}

interface Catalogue {
  site: { name: string; origin: string };
  id: string;
  title: string;
  description: string;
  /** The page with the same list. */
  link: string;
  self: string;
  next: string | null;
  updated: Date;
  facets: Facet[];
  entries: Entry[];
}

type Link = Record<string, string | number | null>;
const link = (rel: string, type: string, href: string, more: Link = {}) =>
  xmlElement('link', { rel, type, href, ...more });

function writeEntry(
  origin: string,
  { wallpaper, updated, preview, facts, pictures, enclosure, ...entry }: Entry,
): string {
  const { id, title, description, author, authorUrl, tags, createdAt } = wallpaper;
  const page = origin + inLanguage(wallpaperPath(id));
  const licence = licenceName(wallpaper);
  const jpeg = RENDITION_TYPES.jpg;
  return [
    '<entry>',
    xmlElement('id', {}, entry.id),
    xmlElement('title', {}, title),
    xmlElement('updated', {}, (updated ?? new Date(createdAt)).toISOString()),
    xmlElement('published', {}, new Date(createdAt).toISOString()),
    author && `<author>${xmlElement('name', {}, author)}${authorUrl ? xmlElement('uri', {}, authorUrl) : ''}</author>`,
    licence && xmlElement('rights', {}, licence),
    ...tags.map((tag) => xmlElement('category', { term: tagSlug(tag), label: tag })),
    xmlElement('summary', {}, facts),
    description && xmlElement('content', { type: 'text' }, description),
    // Plasma installs the first, and cuts its address at the last equals sign.
    link(`${REL}/acquisition`, 'application/zip', origin + kdePackagePath(id), {
      title: messagesOf('changerPrograms').names.kdePackage,
    }),
    enclosure && link(`${REL}/acquisition`, jpeg, enclosure.url, { title: 'JPEG', length: enclosure.length || null }),
    link(`${REL}/image`, jpeg, preview),
    link(`${REL}/image/thumbnail`, jpeg, pictures?.at(-1)?.url ?? preview),
    link('alternate', 'text/html', page),
    '</entry>',
  ]
    .filter(Boolean)
    .join('');
}

/** A page of an OPDS 1.2 catalogue: https://specs.opds.io/opds-1.2 */
export function writeOpds(catalogue: Catalogue): string {
  const { site, id, title, description, self, next, updated, facets, entries } = catalogue;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:opds="${REL}/2010/catalog" xmlns:thr="http://purl.org/syndication/thread/1.0" xml:lang="${messagesOf('language').tag}">`,
    xmlElement('id', {}, id),
    xmlElement('title', {}, title),
    xmlElement('subtitle', {}, description),
    xmlElement('updated', {}, updated.toISOString()),
    xmlElement('icon', {}, `${site.origin}/favicon.ico`),
    `<author>${xmlElement('name', {}, site.name)}${xmlElement('uri', {}, site.origin)}</author>`,
    link('self', CATALOGUE, self),
    link('alternate', 'text/html', catalogue.link),
    link('start', CATALOGUE, site.origin + inLanguage(opdsPath), { title: site.name }),
    link('search', 'application/opensearchdescription+xml', site.origin + inLanguage('/opensearch.xml')),
    ...(next ? [link('next', CATALOGUE, next, { title: messagesOf('feeds').nextPage })] : []),
    ...facets.map(({ group, title, href, isActive, count }) =>
      link(`${REL}/facet`, CATALOGUE, href, {
        title,
        'opds:facetGroup': group,
        'opds:activeFacet': isActive ? 'true' : null,
        'thr:count': count,
      }),
    ),
    ...entries.map((entry) => writeEntry(site.origin, entry)),
    '</feed>',
    '',
  ].join('\n');
}
