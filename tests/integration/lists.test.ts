import { beforeAll, describe, expect, test } from 'vitest';
import { listForAdmin, listOtherDevices, neighboursInList } from '~/features/curation/list/admin-list.queries.server';
import type { AdminSort } from '~/features/curation/list/admin-list.view';
import { listDeviceGroups } from '~/features/lists/counts/device-counts.queries.server';
import { listRelated } from '~/features/lists/pages/related.queries.server';
import { writeCursor } from '~/features/lists/resolve/cursor';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addCategory, addMany, addWallpaper, addWallpapers, pathOfCategory } from '../support/gallery';
import { listCards, listDetails, openLists } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();
const home = (search = '', dataSaver = false) => openLists(em(), `/?${search}`, dataSaver);

let category: { id: number; path: string };
let all: number[];

beforeAll(async () => {
  const id = await addCategory(em(), 'Mixed');
  category = { id, path: await pathOfCategory(em(), id) };
  all = await addMany(em(), 300, (index) => ({
    title: `Picture ${String(index % 50).padStart(2, '0')}`,
    device_type: ['pc', 'mobile', 'pc', 'tablet', 'watch', null][index % 6],
    category_id: index % 2 ? id : null,
    featured: index % 25 === 0,
    downloads: (index * 37) % 101,
    tags: index < 90 ? ['common', ...(index % 9 === 0 ? ['ninth'] : []), ...(index % 10 === 0 ? ['tenth'] : [])] : [],
  }));
});

/** Follows Load More of each list to its end. */
async function everythingIn(
  lists: { items: { id: number }[]; next: string | null }[],
  open: (search: string) => Promise<typeof lists>,
) {
  const ids: number[] = [];
  for (let list of lists) {
    ids.push(...list.items.map(({ id }) => id));
    while (list.next) {
      const [following] = await open(list.next.split('?')[1] ?? '');
      if (!following) throw new Error(`${list.next} leads nowhere`);
      list = following;
      ids.push(...list.items.map(({ id }) => id));
    }
  }
  return ids.sort((a, b) => a - b);
}

describe('the home page', () => {
  test('reaches every wallpaper through Both, each once', async () => {
    const { lists } = await home('seed=4');
    expect(lists.map(({ heading }) => heading)).toEqual([
      'PC wallpapers',
      'Mobile wallpapers',
      'Tablet wallpapers',
      'More wallpapers',
    ]);
    expect(await everythingIn(lists, async (search) => (await home(search)).lists)).toEqual(all);
  });

  test('shows a category as one list over all devices', async () => {
    const { lists } = await home(`categoryId=${category.id}&seed=4`);
    expect(lists).toHaveLength(1);
    expect(await everythingIn(lists, async (search) => (await home(search)).lists)).toHaveLength(150);
  });

  test('shows few wallpapers of each device in data saver mode, and leads to all of them', async () => {
    const { lists } = await home('seed=4', true);
    expect(lists.map(({ items }) => items.length)).toEqual([4, 4, 4, 4]);
    expect(await everythingIn(lists, async (search) => (await home(search, true)).lists)).toEqual(all);
    const [alone] = (await home('tab=pc&offset=24', true)).lists;
    expect(alone?.items).toHaveLength(12);
    expect(alone?.items[0]?.smallest).toEqual({ bytes: null });
    expect(alone).toMatchObject({ previous: '/?tab=pc&offset=12' });
  });

  test('each page links to the previous one', async () => {
    const [list] = (await home('tab=pc&offset=80')).lists;
    expect(list).toMatchObject({ offset: 80, previous: '/?tab=pc&offset=40' });
    expect((await home('tab=pc')).lists[0]?.previous).toBeNull();
  });
});

describe('a category', () => {
  const open = async (search: string) => (await openLists(em(), `${category.path}?${search}`)).lists;

  test('reaches every wallpaper of it through Both, newest first', async () => {
    const beginnings = await open('');
    const lists = await Promise.all(
      beginnings.map(async (list) =>
        list.whole ? ((await open(list.whole.path.split('?')[1] ?? ''))[0] ?? list) : list,
      ),
    );
    expect(await everythingIn(lists, open)).toEqual(all.filter((_, index) => index % 2));
    for (const { items } of lists) {
      const ids = items.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
    }
  });

  test('shows forty of each device through Both, with a link to the whole list if there are more', async () => {
    const lists = await open('device=both&offset=40');
    expect(lists.map(({ items, next, previous, whole }) => [items.length, next, previous, whole])).toEqual(
      ['mobile', 'tablet', 'other'].map((device) => [
        40,
        null,
        null,
        { path: `${category.path}?device=${device}`, label: `All ${device} wallpapers in Mixed` },
      ]),
    );
  });

  test('has no lists if it is empty', async () => {
    const empty = await addCategory(em(), 'Nothing');
    expect(await openLists(em(), await pathOfCategory(em(), empty))).toMatchObject({
      lists: [{ key: 'instead' }],
      total: 0,
    });
    expect(await listDeviceGroups(em(), empty)).toEqual([]);
  });
});

describe('tags', () => {
  const open = async (search: string) => (await openLists(em(), `/tag/common?${search}`)).lists;

  test('have a page that reaches all their wallpapers', async () => {
    expect(await everythingIn(await open(''), open)).toEqual(all.slice(0, 90));
  });

  test('have no wallpapers if they do not exist', async () => {
    expect((await openLists(em(), '/tag/unheard')).lists[0]?.items).toEqual([]);
    const { items, total } = await listDetails(em(), { tags: ['common', 'unheard'] }, { offset: 0, limit: 5 });
    expect({ items, total }).toEqual({ items: [], total: 0 });
  });
});

describe('the list of the API', () => {
  test('has every fact of a wallpaper', async () => {
    const id = await addWallpaper(em(), {
      title: 'Whole',
      tags: ['b', 'a'],
      category_id: category.id,
      description: 'x',
    });
    const [item] = (await listDetails(em(), {}, { offset: 0, limit: 1 })).items;
    expect(item).toEqual(await getWallpaper(em(), id));
    expect(item).toMatchObject({
      id,
      title: 'Whole',
      description: 'x',
      tags: ['b', 'a'],
      category: { id: category.id, name: 'Mixed' },
      width: 1920,
      height: 1080,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    await query(em(), 'delete from wallpaper where id = ?', [id]);
  });
});

describe('the administrator’s list', () => {
  const ids = async (filter: object, sort: 'downloads' | 'title' | 'newest', offset = 0) =>
    (await listForAdmin(em(), filter, sort, { offset, limit: 200 })).items;

  test('sorts by downloads, title and age', async () => {
    const byDownloads = await ids({}, 'downloads');
    expect(byDownloads.map(({ downloads }) => downloads)).toEqual(
      byDownloads.map(({ downloads }) => downloads).sort((a, b) => b - a),
    );
    const byTitle = [...(await ids({}, 'title')), ...(await ids({}, 'title', 200))];
    expect(byTitle.map(({ id }) => id)).toEqual(
      [...byTitle].sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id)).map(({ id }) => id),
    );
    expect(byTitle).toHaveLength(300);
    expect((await ids({}, 'newest')).map(({ id }) => id)).toEqual([...all].reverse().slice(0, 200));
  });

  test('filters and counts', async () => {
    const page = { offset: 0, limit: 200 };
    expect(await listForAdmin(em(), { deviceType: null }, 'title', page)).toMatchObject({ total: 50, next: null });
    expect(await listForAdmin(em(), {}, 'title', page)).toMatchObject({
      total: 300,
      previous: null,
      next: expect.anything(),
    });
    expect((await listForAdmin(em(), { search: 'picture 07' }, 'newest', page)).total).toBe(6);
    expect((await listForAdmin(em(), { search: '%%%' }, 'newest', page)).items).toEqual([]);
  });

  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
  /** The page behind a link of the list. */
  const page = (sort: AdminSort, place: object = {}, filter = {}) =>
    listForAdmin(em(), filter, sort, { offset: 0, limit: 70, ...place });

  test.each(['downloads', 'title', 'newest'] as const)('pages by %s to its end and back', async (sort) => {
    const whole = idsOf(await listForAdmin(em(), {}, sort, { offset: 0, limit: 1000 }));
    const pages = [await page(sort)];
    for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) {
      const offset = pages.length * 70;
      pages.push(await page(sort, { after, offset }));
    }
    expect(pages.flatMap(idsOf)).toEqual(whole);
    expect(pages.map(({ offset }) => offset)).toEqual([0, 70, 140, 210, 280]);
    expect(await page(sort, { before: 'end' })).toEqual(pages[4]);
    for (let at = 4; at > 0; at--) {
      const before = pages[at]?.previous;
      expect(await page(sort, { before, offset: (at - 1) * 70 })).toEqual(pages[at - 1]);
    }
  });

  const cursorAt = (id: number) => writeCursor({ order: 'newest', id, corrections: [] });

  test('continues after wallpapers are deleted, and starts with a full page', async () => {
    const [first, second] = [await page('newest'), await page('newest', { offset: 70 })];
    const [gone = 0] = await addWallpapers(em(), [{ title: 'Soon gone' }]);
    const cursor = (await page('newest', { limit: 1 })).next;
    expect(cursor).toBe(cursorAt(gone));
    await query(em(), 'delete from wallpaper where id = ?', [gone]);
    expect(idsOf(await page('newest', { after: cursor }))).toEqual(idsOf(first));
    const early = cursorAt(first.items[20]?.id ?? 0);
    expect(await page('newest', { before: early, offset: 140 })).toEqual(first);
    expect(idsOf(await page('newest', { after: first.next }))).toEqual(idsOf(second));
  });

  test('knows the neighbours of each wallpaper', async () => {
    const list = {
      search: '',
      deviceType: 'pc',
      categoryId: undefined,
      featured: undefined,
      sort: 'title',
      offset: 0,
    } as const;
    const order = idsOf(await listForAdmin(em(), list, 'title', { offset: 0, limit: 1000 }));
    for (const at of [0, 1, 57, order.length - 1]) {
      expect(await neighboursInList(em(), list, order[at] ?? 0)).toEqual({
        previous: order[at - 1] ?? null,
        next: order[at + 1] ?? null,
      });
    }
    expect(await neighboursInList(em(), { ...list, search: 'zzzz' }, order[0] ?? 0)).toEqual({
      previous: null,
      next: null,
    });
  });

  test('names devices that are not in the form', async () => {
    expect(await listOtherDevices(em())).toEqual(['watch']);
  });
});

describe('related wallpapers', () => {
  test('are twenty, without the wallpaper itself and without repeats', async () => {
    for (const id of [all[0], all[45], all[299]]) {
      const related = (await listRelated(em(), await getWallpaper(em(), id ?? 0), 20)).map((card) => card.id);
      expect(related).toHaveLength(20);
      expect(new Set(related).size).toBe(20);
      expect(related).not.toContain(id);
    }
  });

  test('start with those that share most tags', async () => {
    const twin = await addWallpaper(em(), { tags: ['common', 'ninth', 'tenth'] });
    const related = await listRelated(em(), await getWallpaper(em(), all[0] ?? 0), 20);
    expect(related[0]?.id).toBe(twin);
    await query(em(), 'delete from wallpaper where id = ?', [twin]);
  });

  test('start with similar colours if they share the same tags', async () => {
    const twins = await addWallpapers(em(), [{ tags: ['ninth'] }, { tags: ['ninth'] }, { tags: ['ninth'] }]);
    const paint = (id: number | undefined, ...colors: string[]) =>
      query(em(), 'update wallpaper set palette = ?::jsonb where id = ?', [
        JSON.stringify(colors.map((color) => ({ color, weight: 1 / colors.length }))),
        id,
      ]);
    await paint(all[0], '#123456', '#223355');
    await paint(twins[0], '#143658', '#203050');
    await paint(twins[1], '#ffcc00', '#ff8800');
    await paint(twins[2], '#ddddcc', '#223355');
    const related = await listRelated(em(), await getWallpaper(em(), all[0] ?? 0), 20);
    const places = related.map(({ id }) => id).filter((id) => twins.includes(id));
    expect(places).toEqual([twins[0], twins[2], twins[1]]);
    await query(em(), 'delete from wallpaper where id = any(?)', [twins]);
  });

  test('continue with the category if no tag is shared', async () => {
    const related = await listRelated(em(), await getWallpaper(em(), all[299] ?? 0), 20);
    expect(related.every((card) => card.category?.name === 'Mixed')).toBe(true);
  });
});

test('a wallpaper that does not exist is not found', async () => {
  await expect(getWallpaper(em(), 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
});

test('no link leads deeper than the highest offset', async () => {
  expect(await listCards(em(), {}, { offset: 100_000, limit: 40 })).toMatchObject({ items: [], next: null });
  expect(await listCards(em(), { search: 'picture' }, { offset: 100_000, limit: 40 })).toMatchObject({
    items: [],
  });
});
