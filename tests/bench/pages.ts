import type { EntityManager } from '@mikro-orm/postgresql';
import { editWallpapers } from '~/features/curation/bulk/bulk-edit.commands.server';
import { listForAdmin, neighboursInList } from '~/features/curation/list/admin-list.queries.server';
import type { AdminSort } from '~/features/curation/list/admin-list.view';
import { type AdminListQuery, readAdminListQuery } from '~/features/curation/list/admin-list.view';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { listDeviceGroups } from '~/features/lists/counts/device-counts.queries.server';
import type { ListOrder } from '~/features/lists/pages/list-wallpapers.server';
import { listRelated } from '~/features/lists/pages/related.queries.server';
import { type ListCursor, writeCursor } from '~/features/lists/resolve/cursor';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { suggestSearches } from '~/features/lists/search/autocomplete.queries.server';
import { readStatistics } from '~/features/statistics/statistics.queries.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { describeTag } from '~/features/taxonomy/tags/tags.queries.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addWallpaper } from '../support/gallery';
import { listDetails, listsAt } from '../support/lists';
import { query } from '../support/query';

/** The database queries of a page or an API call. `turn` counts the repetitions. */
type Work = (em: EntityManager, turn: number) => Promise<unknown>;

const ADMIN_PAGE = { offset: 0, limit: 200 };
const API_PAGE = { offset: 0, limit: 40 };

const home =
  (search: string): Work =>
  async (em, turn) => {
    await Promise.all([
      listCategories(em),
      listDeviceGroups(em),
      listsAt(em, '/', new URLSearchParams(`seed=${turn}&${search}`)),
    ]);
  };

const category =
  (search: string): Work =>
  (em) =>
    listsAt(em, '/category/nature', new URLSearchParams(search));

const tag =
  (slug: string, search = ''): Work =>
  (em) =>
    Promise.all([describeTag(em, slug), listsAt(em, `/tag/${slug}`, new URLSearchParams(search))]);

const admin =
  (sort: AdminSort, filter: WallpaperFilter = {}, offset = 0): Work =>
  (em) =>
    listForAdmin(em, filter, sort, { ...ADMIN_PAGE, offset });

/** A page of the administrator's list, reached through its links. */
const adminPlace =
  (sort: AdminSort, place: Pick<AdminListQuery, 'after' | 'before'>, filter: WallpaperFilter = {}): Work =>
  (em) =>
    listForAdmin(em, filter, sort, { ...ADMIN_PAGE, ...place });

/** 200 wallpapers from all over the gallery get a tag, or lose it again. */
const bulkEdit: Work = async (em, turn) => {
  const rows = await query<{ id: number }>(em, 'select id from wallpaper where id >= ? order by id limit 200', [
    await anyId(em, turn >> 1),
  ]);
  const change = turn % 2 ? { removeTags: ['in bulk'], featured: false } : { addTags: ['in bulk'], featured: true };
  await editWallpapers(
    em,
    rows.map(({ id }) => id),
    change,
  );
};

const api =
  (filter: WallpaperFilter, order: ListOrder = {}, after: ListCursor | null = null): Work =>
  (em, turn) =>
    listDetails(em, filter, { ...API_PAGE, after }, { seed: turn, ...order });

/** Any wallpaper. */
async function anyId(em: EntityManager, turn: number): Promise<number> {
  const [row] = await query(em, 'select max(id) as last from wallpaper');
  return 1 + ((turn * 7919) % row.last);
}

const newest: ListCursor = { order: 'newest', id: 5000, corrections: [] };
const title: ListCursor = { order: 'title', key: 'misty m', id: 5000 };
const random: ListCursor = { order: 'random', part: 1, blocks: 1024, slot: 600, id: 1 };
const ranked: ListCursor = { order: 'ranked', rank: 1, id: 5000, newest: 1_000_000, corrections: [] };

export const PAGES: Record<string, Work> = {
  'home, both': home(''),
  'home, statistics': (em) => readStatistics(em),
  'home, PC, 40 in': home('device=pc&offset=40'),
  'home, PC, 100,000 in': home('device=pc&offset=99960'),
  'tab PC': home('tab=pc'),
  'home, PC, deep by cursor': home(`device=pc&offset=100000&after=${writeCursor(random)}`),
  'tab PC, 100,000 in': home('tab=pc&offset=99960'),
  'tab PC, deep by cursor': home(`tab=pc&offset=100000&after=${writeCursor(newest)}`),
  random: home('tab=random'),
  'random, 100,000 in': home('tab=random&device=both&offset=99960'),
  'category, both': category(''),
  'category, PC': category('device=pc'),
  'category, PC, deep': category('device=pc&offset=20000'),
  'tag, popular': tag('4k'),
  'tag, popular, deep': tag('4k', 'offset=50000'),
  'tag, popular, deep by cursor': tag('4k', `offset=50000&after=${writeCursor(newest)}`),
  'tag, rare': tag('flowes'),
  'detail and related': async (em, turn) => {
    await listRelated(em, await getWallpaper(em, await anyId(em, turn)), 20);
  },
  'search, commonest word': home('q=4k'),
  'search, common word': home('q=mountain'),
  'search, two common words': home('q=dark+mountain'),
  'search, common word, by cursor': home(`q=mountain&offset=40&after=${writeCursor(newest)}`),
  'search, few matches, by cursor': home(`q=golden+fox&offset=40&after=${writeCursor(ranked)}`),
  'search, rare word': home('q=xaflolo'),
  'search, one letter': home('q=m'),
  'search, prefix': home('q=moun'),
  'search, typing error': home('q=moutain'),
  'search, nothing found': home('q=zzqxjk'),
  'search, in a device': home('q=mountain&device=tablet'),
  'suggestions, two letters': (em) => suggestSearches(em, 'mo'),
  'suggestions, prefix': (em) => suggestSearches(em, 'moun'),
  'suggestions, commonest word': (em) => suggestSearches(em, '4k'),
  'suggestions, two words': (em) => suggestSearches(em, 'dark moun'),
  'suggestions, nothing found': (em) => suggestSearches(em, 'zzqxjk'),
  'admin, by downloads': admin('downloads'),
  'admin, by title': admin('title'),
  'admin, newest': admin('newest'),
  'admin, by title, deep': admin('title', {}, 50_000),
  'admin, by title, deep by cursor': adminPlace('title', { after: writeCursor(title) }),
  'admin, by downloads, last page': adminPlace('downloads', { before: 'end' }),
  'admin, without a category, last page': adminPlace('downloads', { before: 'end' }, { categoryId: null }),
  'admin, a device by title': adminPlace('title', {}, { deviceType: 'tablet' }),
  'admin, search, last page': adminPlace('downloads', { before: 'end' }, { search: 'mountain' }),
  'admin, beside one of the list': async (em, turn) =>
    neighboursInList(em, readAdminListQuery(new URLSearchParams('sort=title&device=pc')), await anyId(em, turn)),
  'admin, 200 edited in bulk': bulkEdit,
  'admin, search by title': admin('title', { search: 'mountain' }),
  'API, newest': api({}),
  'API, two popular tags': api({ tags: ['4k', 'mountain'] }),
  'API, search': api({ search: 'forest' }),
  'API, newest, deep by cursor': api({}, {}, newest),
  'API, by downloads, deep by cursor': api({}, { sort: 'downloads' }, { order: 'downloads', key: 1, id: 5000 }),
  'API, by title, deep by cursor': api({}, { sort: 'title' }, title),
  'API, random': api({}, { sort: 'random' }),
  'API, random, deep by cursor': api({}, { sort: 'random' }, { ...random, part: 0, slot: 1000, id: 5000 }),
  'API, random, one device, featured': api({ deviceType: 'tablet', featured: true }, { sort: 'random' }),
  'API, 16:9 from 4K, by downloads': api({ ratios: [16 / 9], minWidth: 3840 }, { sort: 'downloads' }),
  'API, a rare ratio, by title': api({ ratios: [32 / 9] }, { sort: 'title' }),
  'API, a ratio that no picture has': api({ ratios: [9] }, { sort: 'downloads' }),
  'API, larger than any, random': api({ minWidth: 20_000 }, { sort: 'random' }),
  'API, a tag, a size, by title': api({ tags: ['4k'], minWidth: 5000 }, { sort: 'title' }),
  'API, a search, a size, random': api({ search: 'mountain', minHeight: 2160 }, { sort: 'random' }),
  'download counted': async (em, turn) => recordDownload(em, await anyId(em, turn)),
  'row added and deleted': async (em, turn) => {
    const id = await addWallpaper(em, { title: `Dark mountain ${turn}`, tags: ['4k', 'mountain', 'dark'] });
    await query(em, 'delete from wallpaper where id = ?', [id]);
  },
};
