import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeCursor } from '~/features/lists/resolve/cursor';
import {
  addCategory,
  addWallpapers as addRows,
  clearGallery,
  pathOfCategory,
  type WallpaperRow,
} from '../support/gallery';
import { listsAt, openLists } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

let category: { id: number; path: string };
const { em } = ownDatabase();

beforeAll(async () => {
  const id = await addCategory(em(), 'Walks');
  category = { id, path: await pathOfCategory(em(), id) };
});

/** Wallpapers in every list below; every ninth is featured. */
const rows = (count: number, more: WallpaperRow = {}) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Lantern ${index}`,
    category_id: category.id,
    featured: index % 9 === 0,
    tags: ['walk'],
    ...more,
  }));

const addWallpapers = (wallpapers: WallpaperRow[]) => addRows(em(), wallpapers);

const remove = (ids: number[]) => query(em(), 'delete from wallpaper where id = any(?)', [ids]);

/** Follows Load More from an address to the end and calls `between` after each page. Returns all ids in order. */
async function walk(address: string, between: (shown: number[], page: number) => Promise<unknown>): Promise<number[]> {
  const shown: number[] = [];
  for (let next: string | null = address, page = 1; next; page++) {
    const { pathname, searchParams } = new URL(next, 'http://gallery');
    const [list] = await listsAt(em(), pathname, searchParams);
    shown.push(...(list?.items ?? []).map(({ id }) => id));
    next = list?.next ?? null;
    if (next) await between(shown, page);
    if (page > 60) throw new Error('The list has no end');
  }
  return shown;
}

/** Nothing was shown twice, and nothing that existed all the time was skipped. */
async function expectEachOnce(shown: number[], atFirst: number[]) {
  expect(new Set(shown).size).toBe(shown.length);
  const left: { id: number }[] = await query(em(), 'select id from wallpaper where id = any(?)', [atFirst]);
  const seen = new Set(shown);
  expect(left.filter(({ id }) => !seen.has(id))).toEqual([]);
}

const ADDRESSES: Record<string, () => string> = {
  'the PC tab': () => '/?tab=pc',
  'the home page’s PC list': () => '/?device=pc&seed=7',
  'the home page’s category': () => `/?categoryId=${category.id}&seed=8`,
  Random: () => '/?tab=random&seed=9',
  'Random for both devices': () => '/?tab=random&device=both&seed=9',
  'a category': () => `${category.path}?device=pc`,
  'a tag': () => '/tag/walk',
  'a search': () => '/?q=lantern',
  'a search by the beginning of a word': () => '/?q=lant&device=pc',
  'a corrected search': () => '/?q=lanterm',
};

describe.each(Object.entries(ADDRESSES))('%s', (_name, address) => {
  let atFirst: number[];

  beforeEach(async () => {
    await clearGallery(em());
    atFirst = await addWallpapers(rows(210));
  });

  test('shows each wallpaper once while others are added', async () => {
    const shown = await walk(address(), (_, page) => addWallpapers(page > 4 ? [] : rows(37)));
    await expectEachOnce(shown, atFirst);
  });

  test('shows each wallpaper once while others are deleted, including the last one shown', async () => {
    const shown = await walk(address(), async (soFar) => {
      const unseen = atFirst.filter((id) => !soFar.includes(id));
      await remove([...soFar.slice(-3), ...soFar.slice(0, 2), ...unseen.slice(0, 2), ...unseen.slice(-2)]);
    });
    await expectEachOnce(shown, atFirst);
    expect(shown.length).toBeGreaterThan(150);
  });

  test('uses the offset if the cursor is of another list', async () => {
    const open = async (more: string) => {
      const { pathname, searchParams } = new URL(address() + (address().includes('?') ? '&' : '?') + more, 'http://x');
      return (await listsAt(em(), pathname, searchParams))[0]?.items.map(({ id }) => id);
    };
    const second = await open('offset=40');
    const bad = ['', 'x', 'n_1_', '%00', 'n'.repeat(4000), writeCursor({ order: 'downloads', key: 0, id: 5 })];
    for (const after of bad) expect(await open(`offset=40&after=${after}`), after).toEqual(second);
  });
});

describe('a shuffled list', () => {
  let atFirst: number[];

  beforeEach(async () => {
    await clearGallery(em());
    atFirst = await addWallpapers(rows(600));
  });

  test('moves only wallpapers whose featured mark changes, and shows each of the others once', async () => {
    const moved = new Set<number>();
    const shown = await walk('/?device=pc&seed=5', async (soFar) => {
      const unseen = atFirst.filter((id) => !soFar.includes(id));
      const some = [...soFar.slice(0, 3), ...soFar.slice(-3), ...unseen.slice(0, 3), ...unseen.slice(-3)];
      const still = some.filter((id) => !moved.has(id));
      for (const id of still) moved.add(id);
      await query(em(), 'update wallpaper set featured = not featured where id = any(?)', [still]);
    });
    const others = (ids: number[]) => ids.filter((id) => !moved.has(id));
    await expectEachOnce(others(shown), others(atFirst));
    expect(moved.size).toBeGreaterThan(30);
    // Featured wallpapers that were shown come again among the others; the browser skips them.
    const repeated = shown.filter((id, index) => shown.indexOf(id) < index);
    expect(repeated.length).toBeGreaterThan(0);
    expect(new Set(repeated).size).toBe(repeated.length);
  });

  test('keeps its order when the number of blocks changes', async () => {
    for (const change of [
      () => addWallpapers(rows(2000, { featured: false })),
      () => query(em(), 'delete from wallpaper where id > ?', [atFirst[599]]),
    ]) {
      const shown = await walk('/?tab=random&seed=3', (_, page) => (page === 4 ? change() : Promise.resolve()));
      await expectEachOnce(shown, atFirst);
    }
  });

  test('shows a newly featured wallpaper first to new visitors', async () => {
    const last = atFirst[599];
    await query(em(), 'update wallpaper set featured = (id = ?)', [last]);
    const [list] = await listsAt(em(), '/', new URLSearchParams('device=pc&seed=1'));
    expect(list?.items[0]?.id).toBe(last);
  });

  test('keeps its order without a cursor', async () => {
    const open = async (search: string) => (await listsAt(em(), '/', new URLSearchParams(search)))[0];
    const first = await open('device=pc&seed=2');
    const byCursor = await open(first?.next?.slice(2) ?? '');
    expect((await open('device=pc&seed=2&offset=40'))?.items).toEqual(byCursor?.items);
  });
});

describe('a search', () => {
  beforeEach(() => clearGallery(em()));

  test('stays ranked or newest first when the number of matches changes', async () => {
    const many = await addWallpapers(rows(2030));
    let turns = 0;
    const newest = await walk('/?q=lantern', async () => turns++ === 0 && remove(many.slice(0, 500)));
    await expectEachOnce(newest, many);
    expect(newest).toEqual([...newest].sort((a, b) => b - a));

    await clearGallery(em());
    const few = await addWallpapers([...rows(100), ...rows(100, { title: 'Night', description: 'a lantern' })]);
    turns = 0;
    const ranked = await walk('/?q=lantern', async () => turns++ === 0 && addWallpapers(rows(2100)));
    await expectEachOnce(ranked, few);
    expect(ranked).toHaveLength(200);
    expect(ranked.slice(0, 100)).toEqual([...few.slice(0, 100)].reverse());
  });

  test('keeps its correction when the mistyped word appears or the correct one disappears', async () => {
    const all = await addWallpapers(rows(90));
    const wrong = await addWallpapers(rows(45, { title: 'Lanterm' }));
    await remove(wrong);
    const first = await openLists(em(), '/?q=lanterm');
    expect(first.corrected).toBe('lantern');
    await addWallpapers(rows(45, { title: 'Lanterm' }));
    const second = await openLists(em(), first.lists[0]?.next ?? '');
    expect(second.corrected).toBe('lantern');
    expect(second.lists[0]?.items.map(({ id }) => id)).toEqual([...all].reverse().slice(40, 80));
  });

  test('is not corrected halfway when the last wallpaper with the word is deleted', async () => {
    await addWallpapers([...rows(50), ...rows(45, { title: 'Lanterm' })]);
    const first = await openLists(em(), '/?q=lanterm');
    await query(em(), `delete from wallpaper where title = 'Lanterm'`);
    const second = await openLists(em(), first.lists[0]?.next ?? '');
    expect(second).toMatchObject({ corrected: null, lists: [{ items: [] }, { key: 'instead' }] });
  });

  test('by the start of a word keeps its ranking when words with that start come and go', async () => {
    const all = await addWallpapers([
      ...rows(60, { title: 'Lanterns lantern' }),
      ...rows(60, { title: 'Lantern', description: 'a lanternfish' }),
    ]);
    let turn = 0;
    const shown = await walk('/?q=lant', () =>
      addWallpapers(Array.from({ length: 30 }, (_, n) => ({ title: `Lant${'abcdef'[n % 6]}${turn++}x lanternfish` }))),
    );
    await expectEachOnce(shown, all);
    expect(shown).toHaveLength(120);
  });
});

test('only addresses of lists are read', async () => {
  for (const path of ['/help', '/category/none', '/category', '/x/y']) {
    await expect(listsAt(em(), path, new URLSearchParams()), path).rejects.toMatchObject({ code: 'not_found' });
  }
});
