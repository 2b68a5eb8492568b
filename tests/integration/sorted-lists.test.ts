import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_COUNTED } from '~/features/lists/list.view';
import type { ListOrder } from '~/features/lists/pages/list-wallpapers.server';
import { type ListCursor, readCursor, writeCursor } from '~/features/lists/resolve/cursor';
import { addMany, clearGallery } from '../support/gallery';
import { listCards, listDetails } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

type Filter = Parameters<typeof listDetails>[1];

/** Follows the cursors of a list, each as text in an address; calls `between` after every page. */
async function walk(
  filter: Filter,
  order: ListOrder,
  { limit, between }: { limit: number; between?: (page: number) => Promise<unknown> },
): Promise<{ ids: number[]; totals: number[] }> {
  const ids: number[] = [];
  const totals: number[] = [];
  let after: ListCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof listDetails>> = await listDetails(
      em(),
      filter,
      { offset: 0, limit, after },
      order,
    );
    ids.push(...page.items.map(({ id }) => id));
    totals.push(page.total ?? -1);
    await between?.(totals.length);
    after = page.next && readCursor(writeCursor(page.next));
    expect(after === null).toBe(page.next === null);
  } while (after);
  return { ids, totals };
}

const SORTS = [undefined, 'newest', 'downloads', 'title', 'random'] as const;

describe('a list of a few hundred', () => {
  /** Includes equal titles and downloads, capitals, and the character that separates a cursor's fields. */
  const TITLES = ['Fox', 'fox', 'Owl_at_night', 'Ü, 100 %', 'Zebra & Co', '_'];
  const tags = (n: number) => (n % 3 === 0 ? ['tree', 'old'] : n % 2 === 0 ? ['tree'] : []);
  let all: number[];

  beforeAll(async () => {
    await clearGallery(em());
    all = await addMany(em(), 230, (n) => ({
      title: TITLES[n % TITLES.length],
      downloads: n % 7,
      device_type: n % 5 === 0 ? 'mobile' : 'pc',
      featured: n % 4 === 0,
      tags: tags(n),
      width: n % 5 === 0 ? 1080 : n % 2 === 0 ? 3840 : 1920,
      height: n % 5 === 0 ? 2340 : n % 2 === 0 ? 2160 : 1200,
    }));
  });

  const FILTERS: [string, Filter, (n: number) => boolean][] = [
    ['everything', {}, () => true],
    ['a tag', { tags: ['tree'] }, (n) => tags(n).includes('tree')],
    ['two tags', { tags: ['old', 'Tree'] }, (n) => n % 3 === 0],
    ['what is featured on a device', { featured: true, deviceType: 'pc' }, (n) => n % 4 === 0 && n % 5 !== 0],
    ['what is not featured, with a tag', { featured: false, tags: ['tree'] }, (n) => n % 4 !== 0 && tags(n).length > 0],
    ['a size', { minWidth: 2000, minHeight: 1300 }, (n) => n % 5 !== 0 && n % 2 === 0],
    ['two ratios', { ratios: [16 / 9, 9 / 19.5] }, (n) => n % 5 === 0 || n % 2 === 0],
    ['a ratio, a tag and a search', { ratios: [1.6], tags: ['tree'], search: 'owl' }, () => false],
    ['a search', { search: 'fox' }, (n) => n % 6 < 2],
    [
      'a search for what is large',
      { search: 'fox', minHeight: 2000, deviceType: 'pc' },
      (n) => n % 6 === 0 && n % 5 !== 0,
    ],
  ];

  test.each(FILTERS)('of %s pages to its end in every order, each wallpaper once', async (_name, filter, isIn) => {
    const expected = all.filter((_id, n) => isIn(n));
    for (const sort of SORTS) {
      const { ids, totals } = await walk(filter, { sort, seed: 5 }, { limit: 90 });
      expect(
        [...ids].sort((a, b) => a - b),
        sort,
      ).toEqual(expected);
      expect(new Set(totals)).toEqual(new Set([expected.length]));
      const byOffset = await listDetails(em(), filter, { offset: 90, limit: 50 }, { sort, seed: 5 });
      expect(
        byOffset.items.map(({ id }) => id),
        sort,
      ).toEqual(ids.slice(90, 140));
    }
  });

  test('has the requested order', async () => {
    const facts = async (sort: ListOrder['sort']) =>
      (await listDetails(em(), {}, { offset: 0, limit: 230 }, { sort })).items;
    const downloads = (await facts('downloads')).map((item) => item.downloads);
    expect(downloads).toEqual([...downloads].sort((a, b) => b - a));
    expect((await facts('newest')).map(({ id }) => id)).toEqual([...all].reverse());
    const rows = await query<{ id: number }>(em(), 'select id from wallpaper order by title collate "und-x-icu", id');
    expect((await facts('title')).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const shuffles = await Promise.all([1, 2].map((seed) => walk({}, { sort: 'random', seed }, { limit: 200 })));
    expect(shuffles[0]?.ids).not.toEqual(shuffles[1]?.ids);
    expect(shuffles[0]?.ids).not.toEqual([...all].reverse());
  });

  test.each(SORTS)('shows each wallpaper once in the order "%s" while others are added and deleted', async (sort) => {
    const before = await query<{ id: number }>(em(), 'select id from wallpaper');
    const gone: number[] = [];
    const { ids } = await walk(
      {},
      { sort, seed: 9 },
      {
        limit: 40,
        between: async (page) => {
          await addMany(em(), 5, () => ({ title: 'New', downloads: 3 }));
          const victim = before[page * 3]?.id ?? 0;
          gone.push(victim);
          await query(em(), 'delete from wallpaper where id = ?', [victim]);
        },
      },
    );
    expect(ids).toHaveLength(new Set(ids).size);
    const missing = before.map(({ id }) => id).filter((id) => !gone.includes(id) && !ids.includes(id));
    expect(missing).toEqual([]);
  });
});

describe('a list of more than can be counted', () => {
  const MANY = MAX_COUNTED + 600;

  beforeAll(async () => {
    await clearGallery(em());
    await addMany(em(), MANY, (n) => ({ title: `Number ${n}`, downloads: n % 50, width: 3000 }));
    // As autovacuum does within a minute. If its last run met an empty gallery, plans are for one.
    await query(em(), 'analyze');
  });

  test.each(SORTS)('stops counting at 10,000 and continues after that, in the order "%s"', async (sort) => {
    const { ids, totals } = await walk({ minWidth: 2000 }, { sort, seed: 3 }, { limit: 4000 });
    expect(new Set(totals)).toEqual(new Set([MAX_COUNTED]));
    expect(new Set(ids).size).toBe(MANY);
    expect(ids).toHaveLength(MANY);
  });

  test('has the same shuffled order by cursor and by offset, and another one with another seed', async () => {
    const { ids } = await walk({}, { sort: 'random', seed: 8 }, { limit: 3000 });
    for (const offset of [0, 1, 700, 9000, MANY - 5]) {
      const page = await listDetails(em(), {}, { offset, limit: 20 }, { sort: 'random', seed: 8 });
      expect(page.items.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 20));
    }
    const other = await listDetails(em(), {}, { offset: 0, limit: 100 }, { sort: 'random', seed: 80 });
    expect(other.items.map(({ id }) => id)).not.toEqual(ids.slice(0, 100));
  });

  test('does not skip beyond 10,000 for a cursor in another order', async () => {
    const after = { order: 'title', key: 'x', id: 1 } as const;
    const request = { offset: MAX_COUNTED + 500, limit: 5, after };
    const page = await listCards(em(), { minWidth: 2000 }, request, { sort: 'newest' });
    expect(page.items).toEqual([]);
  });

  test('has no offset beyond 100,000', async () => {
    expect((await listDetails(em(), {}, { offset: 150_000, limit: 5 })).items).toEqual([]);
    await query(em(), 'update wallpaper_count set count = 300000');
    const deep = listDetails(em(), {}, { offset: 150_000, limit: 5 });
    await expect(deep).rejects.toThrow(
      'offset must be at most 100,000. To go further, follow the cursor in the Link header.',
    );
  });
});
