import { beforeAll, describe, expect, test } from 'vitest';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { currentSeed, parseSeed } from '~/features/lists/shuffle/shuffle.server';
import { addCategory, addMany, clearGallery } from '../support/gallery';
import { listCards } from '../support/lists';
import { ownDatabase } from '../support/own-database';

const { em } = ownDatabase();

const PAGE = 40;

type Shuffle = Pick<WallpaperFilter, 'deviceGroup' | 'categoryId'> & { seed?: number; featuredFirst?: boolean };

async function idsOn({ seed = 1, featuredFirst = true, ...filter }: Shuffle, offset: number, limit = PAGE) {
  const page = await listCards(em(), filter, { offset, limit }, { sort: 'random', seed, featuredFirst });
  return {
    ids: page.items.map(({ id }) => id),
    featured: page.items.map((item) => item.featured),
    hasMore: page.next !== null,
  };
}

/** All wallpapers, through Load More. */
async function pageThrough(list: Shuffle, limit = PAGE): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const page = await idsOn(list, offset, limit);
    ids.push(...page.ids);
    if (!page.hasMore) return ids;
  }
}

const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b);

describe.each([0, 1, 40, 41, 500])('of %i wallpapers', (size) => {
  let all: number[];

  beforeAll(async () => {
    await clearGallery(em());
    all = await addMany(em(), size, (index) => ({ title: `No ${index}`, featured: index % 9 === 4 }));
  });

  test('paging shows each exactly once, for any seed', async () => {
    for (const seed of [0, 7, 999_999_999, currentSeed()]) {
      expect(sorted(await pageThrough({ seed }, size > 500 ? 200 : PAGE))).toEqual(sorted(all));
    }
    expect(sorted(await pageThrough({ featuredFirst: false }, 200))).toEqual(sorted(all));
    expect(sorted(await pageThrough({}, 7 + Math.floor(size / 30)))).toEqual(sorted(all));
  });

  test('the same seed gives the same order for any page size', async () => {
    const order = await pageThrough({ seed: 5 }, 200);
    expect(await pageThrough({ seed: 5 }, 63)).toEqual(order);
    expect((await idsOn({ seed: 5 }, 0, 200)).ids).toEqual(order.slice(0, 200));
  });

  test('featured wallpapers come first', async () => {
    const { featured } = await idsOn({ seed: 3 }, 0, 200);
    expect(featured).toEqual([...featured].sort((a, b) => Number(b) - Number(a)));
  });

  test('pages beyond the end are empty', async () => {
    for (const offset of [size, size + 1, 100_000]) {
      expect(await idsOn({}, offset)).toMatchObject({ ids: [], hasMore: false });
    }
  });
});

describe('of one gallery', () => {
  let animals: number;

  beforeAll(async () => {
    await clearGallery(em());
    animals = await addCategory(em(), 'Beasts');
    await addMany(em(), 400, (index) => ({
      device_type: ['pc', 'pc', 'mobile', 'tablet', null][index % 5],
      category_id: index % 3 === 0 ? animals : null,
      featured: index % 20 === 0,
    }));
  });

  test('different seeds give different orders', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5].map((seed) => pageThrough({ seed, featuredFirst: false })));
    expect(new Set(orders.map(String)).size).toBe(5);
    expect(new Set(orders.map((ids) => ids[0])).size).toBeGreaterThan(1);
    for (const ids of orders) expect(ids).not.toEqual(sorted(ids));
  });

  test('every wallpaper is equally likely at every position', async () => {
    const firsts = await Promise.all(
      Array.from({ length: 200 }, (_, seed) => idsOn({ seed: seed * 7919, featuredFirst: false }, 0, 40)),
    );
    const times = new Map<number, number>();
    for (const { ids } of firsts) for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
    // 200 pages of 40 out of 400: 20 times each on average.
    expect(times.size).toBeGreaterThan(395);
    expect(Math.max(...times.values())).toBeLessThan(60);
  });

  test('a device group, a category, and both together contain the right wallpapers', async () => {
    expect(await pageThrough({ deviceGroup: 'pc' })).toHaveLength(160);
    expect(await pageThrough({ deviceGroup: 'other' })).toHaveLength(80);
    expect(await pageThrough({ categoryId: animals })).toHaveLength(134);
    const mobileAnimals = await pageThrough({ categoryId: animals, deviceGroup: 'mobile' });
    expect(mobileAnimals.length).toBeGreaterThan(20);
    expect(new Set(mobileAnimals).size).toBe(mobileAnimals.length);
    expect(await pageThrough({ categoryId: 999_999 })).toEqual([]);
  });
});

test('a seed in an address is a short number; the default changes every ten minutes', () => {
  expect(parseSeed('42', 7)).toBe(42);
  expect(parseSeed('999999999', 7)).toBe(999_999_999);
  for (const value of [null, '', '-1', '1.5', 'x', '1234567890', ' 1']) expect(parseSeed(value, 7)).toBe(7);
  expect(currentSeed(600_000)).toBe(1);
  expect(currentSeed(1_199_999)).toBe(1);
});
