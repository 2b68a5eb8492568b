import type { EntityManager } from '@mikro-orm/postgresql';
import { filterFromState } from '~/features/lists/pages/filters.server';
import { parseListAddress } from '~/features/lists/pages/list-address.server';
import { findListing } from '~/features/lists/pages/listings.server';
import { countFiltered, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { listChips, parseSize } from '~/features/lists/resolve/list-state';
import { findTagByName } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { addAlias } from '~/features/taxonomy/tags/change-tags.server';
import { listAliases } from '~/features/taxonomy/tags/tags.queries.server';
import { invalid, nullIfNotFound } from '~/lib/errors';
import { withQuery } from '~/lib/paths';
import { nameFromSlug } from '~/lib/slug';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { type AskedFor, listAskedFor, readFits } from './demand.queries.server';
import { DEMAND_KINDS, type DemandRow, type DemandSection, type Period } from './demand.view';

const UPLOAD_PATH = '/admin/wallpapers/new';
/** Pictures about as near as the nearest are worth seeing too. */
const AS_NEAR = 0.9;

type Row = Omit<DemandRow, 'alias'>;

const minSizePath = (width: number, height: number) => withQuery('/', { minSize: `${width}x${height}` });

async function readScreens(em: EntityManager, asked: AskedFor[]): Promise<Row[]> {
  const screens = asked.map(({ wanted }) => parseSize(wanted) ?? { width: 0, height: 0 });
  const fits = screens.length > 0 ? await readFits(em, screens) : [];
  return asked.map((row, index) => {
    const { width, height } = screens[index] ?? { width: 0, height: 0 };
    const { fitting = 0, share = null } = fits[index] ?? {};
    const side = (length: number) => Math.max(1, Math.floor(length * (share ?? 0) * AS_NEAR));
    const near = share === null ? null : minSizePath(side(width), side(height));
    return {
      ...row,
      label: `${width} × ${height}`,
      found: fitting,
      corrected: null,
      nearest: fitting > 0 ? minSizePath(width, height) : near,
      upload: UPLOAD_PATH,
    };
  });
}

/** “sea” · Nature · Blue */
function describeList(path: string, words: string, chips: { label: string }[]): string {
  const [, , slug = ''] = path.split('/');
  const name = nameFromSlug(decodeURIComponent(slug));
  return [words && messagesOf('demand').quoted(words), name, ...chips.map(({ label }) => label)]
    .filter(Boolean)
    .join(' · ');
}

/** Reads the list that the words or filters lead to. Null if its category is gone. */
async function readList(em: EntityManager, row: AskedFor): Promise<Row | null> {
  const isWords = row.kind !== 'filters';
  const path = isWords ? withQuery('/', { q: row.wanted }) : row.wanted;
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const listing = await findListing(em, parseListAddress(pathname, searchParams)).catch(nullIfNotFound);
  if (!listing) return null;
  const { q, state } = listing.address;
  const filter = await resolveFilter(em, { ...listing.filter, ...filterFromState(state) });
  const tags = isWords ? row.wanted : listing.filter.tags?.map(nameFromSlug).join(', ');
  return {
    ...row,
    label: isWords ? messagesOf('demand').quoted(row.wanted) : describeList(pathname, q, listChips(state)),
    found: filter ? await countFiltered(em, filter) : 0,
    corrected: filter?.search?.corrected ?? null,
    nearest: path,
    upload: withQuery(UPLOAD_PATH, { tags }),
  };
}

/** What visitors asked for in these days, and what there is for it now. */
export async function readDemand(em: EntityManager, days: Period): Promise<DemandSection[]> {
  const asked = await listAskedFor(em, days);
  const rows: Row[] = await readScreens(
    em,
    asked.filter(({ kind }) => kind === 'screen'),
  );
  // One after another: they may take long in a large gallery, and pages go first.
  for (const one of asked.filter(({ kind }) => kind !== 'screen')) {
    const row = await readList(em, one);
    if (row) rows.push(row);
  }
  const slugOf = ({ kind, wanted }: Row) => (kind === 'search' || kind === 'corrected' ? tagSlug(wanted) : '');
  const aliases = await listAliases(em, rows.map(slugOf).filter(Boolean));
  const withAlias = rows.map((row) => ({ ...row, alias: aliases.find(({ slug }) => slug === slugOf(row)) ?? null }));
  return DEMAND_KINDS.map((kind) => ({
    kind,
    total: asked.find((row) => row.kind === kind)?.total ?? 0,
    rows: withAlias.filter((row) => row.kind === kind),
  }));
}

/** Searches for these words lead to the tag from now on. @throws invalid, conflict */
export async function makeAlias(em: EntityManager, wanted: string, into: string): Promise<{ name: string }> {
  const tag = await findTagByName(em, into);
  if (!tag) throw invalid({ into: [messagesOf('demand').noSuchTag] });
  await addAlias(em, tag.id, wanted);
  return tag;
}
