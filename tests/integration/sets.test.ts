import { beforeAll, describe, expect, test } from 'vitest';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { readListReference } from '~/features/lists/pages/neighbours/list-reference';
import { readNeighbours } from '~/features/lists/pages/neighbours/neighbours.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { findRowFaults, recount } from '~/features/operations/maintenance/check-rows.queries.server';
import { toDeviceGroup } from '~/features/wallpapers/devices';
import { FACET_GROUPS, FACETS, type FacetChoices, findFacet, hasFacet } from '~/features/wallpapers/facets';
import { VERSION_ROLES } from '~/lib/version-roles';
import { addCategory, addMany, clearGallery } from '../support/gallery';
import { facetTotals, listDetails } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { random } from '../support/seed';

const { em } = ownDatabase();

interface Row {
  id: number;
  set_id: number | null;
  set_place: number | null;
  device_group: string;
  facets: number;
  width: number;
  height: number;
  category_id: number | null;
  tags: string[];
  title: string;
  featured: boolean;
  licence: string;
}

const SIZES = [
  [3840, 2160],
  [1080, 2340],
  [3440, 1440],
  [1920, 1080],
  [2048, 1536],
];
const COLOURS = ['#f8f8f4', '#101418', '#808890', '#c02020'];

let rows: Row[];
let category: number;

/** What a list with this filter should show: of each set, the first version that matches. */
function expected(filter: WallpaperFilter, matches: (row: Row) => boolean): number[] {
  const { facets = {}, deviceGroup } = filter;
  const hasAll = (row: Row) =>
    Object.entries(facets).every(([group, value]) => {
      const facet = findFacet(group as keyof FacetChoices, value);
      return facet && hasFacet(facet, row.facets);
    });
  const found = rows.filter(
    (row) =>
      matches(row) && hasAll(row) && (deviceGroup === undefined || toDeviceGroup(row.device_group) === deviceGroup),
  );
  const seen = new Set<number>();
  return [...found]
    .sort((one, other) => (one.set_place ?? 0) - (other.set_place ?? 0))
    .filter(({ set_id }) => set_id === null || (!seen.has(set_id) && seen.add(set_id)))
    .map(({ id }) => id)
    .sort((one, other) => other - one);
}

const listed = async (filter: WallpaperFilter, sort: 'newest' | 'title' | 'downloads' | 'random' = 'newest') => {
  const { items, total } = await listDetails(em(), filter, { offset: 0, limit: 200, after: null }, { sort });
  return { ids: items.map(({ id }) => id).sort((one, other) => other - one), total };
};

beforeAll(async () => {
  await clearGallery(em());
  category = await addCategory(em(), 'Nature');
  await addMany(em(), 160, (n) => {
    const [width, height] = SIZES[(n * 7) % SIZES.length] ?? [];
    return {
      title: n % 3 === 0 ? `Lake ${n % 11}` : `Hill ${n % 13}`,
      width,
      height,
      device_type: width === 1080 ? 'mobile' : width === 2048 ? 'tablet' : 'pc',
      palette: [{ color: COLOURS[(n * 5) % COLOURS.length] ?? '', weight: 1 }],
      category_id: n % 4 === 0 ? category : null,
      featured: n % 7 < 2,
      tags: ['all', ...(n % 5 === 0 ? ['some'] : [])],
      set_id: n % 8 < 5 ? Math.floor(n / 8) + 1 : null,
      set_role: n % 8 < 5 ? VERSION_ROLES[(n * 3) % VERSION_ROLES.length] : null,
    };
  });
  await query(em(), `update wallpaper set licence = 'cc0' where id % 3 = 1`);
  rows = await query<Row>(em(), 'select * from wallpaper order by id');
});

test('versions are in the order of their roles, then of their pixels', () => {
  const places = new Map<number, number[]>();
  for (const { set_id, set_place } of rows) {
    if (set_id !== null) places.set(set_id, [...(places.get(set_id) ?? []), set_place ?? 0]);
  }
  expect(places.size).toBe(20);
  for (const place of places.values()) expect(place.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

describe('a list has each set once, and counts it once', () => {
  const all = () => true;

  test.each(['newest', 'title', 'downloads', 'random'] as const)('sorted by %s', async (sort) => {
    const wanted = expected({}, all);
    expect(await listed({}, sort)).toEqual({ ids: wanted, total: wanted.length });
    expect(await countWallpapers(em())).toBe(wanted.length);
    expect(await countWallpapers(em(), { versions: 'all' })).toBe(160);
  });

  test.each(['pc', 'mobile', 'tablet'] as const)('with the device %s', async (deviceGroup) => {
    const wanted = expected({ deviceGroup }, all);
    expect(await listed({ deviceGroup })).toEqual({ ids: wanted, total: wanted.length });
    expect(await listed({ deviceGroup }, 'random')).toEqual({ ids: wanted, total: wanted.length });
  });

  const CHOICES: FacetChoices[] = [
    { tone: 'dark' },
    { tone: 'light', device: 'pc' },
    { shape: '21:9' },
    { device: 'mobile', shape: '9:19.5', tone: 'dark' },
    { device: 'pc', shape: '16:9' },
    { shape: '16:9', tone: 'light' },
  ];

  test.each(CHOICES)('with the facets %o', async (facets) => {
    const wanted = expected({ facets }, all);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await listed({ facets })).toEqual({ ids: wanted, total: wanted.length });
    expect(await listed({ facets }, 'downloads')).toEqual({ ids: wanted, total: wanted.length });
  });

  test('at an exact size', async () => {
    for (const facets of [{}, { tone: 'dark' }]) {
      const filter: WallpaperFilter = { minWidth: 3000, minHeight: 1400, facets };
      const wanted = expected(filter, ({ width, height }) => width >= 3000 && height >= 1400);
      expect(wanted.length).toBeGreaterThan(0);
      expect(await listed(filter)).toEqual({ ids: wanted, total: wanted.length });
    }
  });

  test('with conditions that only a later version may meet', async () => {
    const filters: [WallpaperFilter, (row: Row) => boolean][] = [
      [{ categoryId: category }, ({ category_id }) => category_id === category],
      [{ categoryId: category, featured: true }, (row) => row.category_id === category && row.featured],
      [{ featured: true }, ({ featured }) => featured],
      [{ tags: ['some'] }, ({ tags }) => tags.includes('some')],
      [{ tags: ['some', 'all'], isFree: true }, ({ tags, licence }) => tags.includes('some') && licence === 'cc0'],
      [{ not: ['some'] }, ({ tags }) => !tags.includes('some')],
      [{ isFree: true }, ({ licence }) => licence === 'cc0'],
      [{ facets: { colour: 'red' } }, all],
      [{ facets: { minSize: '4k' } }, all],
      [{ facets: { minSize: 'fullhd', tone: 'dark' }, tags: ['some'] }, ({ tags }) => tags.includes('some')],
    ];
    for (const [filter, matches] of filters) {
      const wanted = expected(filter, matches);
      const name = JSON.stringify(filter);
      expect(wanted.length, name).toBeGreaterThan(0);
      for (const sort of ['newest', 'downloads', 'random'] as const) {
        expect(await listed(filter, sort), name).toEqual({ ids: wanted, total: wanted.length });
      }
      const { facets = {}, ...scope } = filter;
      expect((await facetTotals(em(), scope, facets)).total, name).toBe(wanted.length);
    }
  });

  test('found by words', async () => {
    for (const facets of [{}, { tone: 'dark' }, { device: 'mobile' }]) {
      const filter: WallpaperFilter = { search: 'lake', facets };
      const wanted = expected(filter, ({ title }) => title.startsWith('Lake'));
      expect(wanted.length).toBeGreaterThan(0);
      expect(await listed(filter)).toEqual({ ids: wanted, total: wanted.length });
    }
  });

  test('each choice is counted as its list would be', async () => {
    for (const chosen of [{}, { tone: 'dark' }, { device: 'pc', tone: 'light' }, { shape: '16:9' }] as FacetChoices[]) {
      const isOther = 'tone' in chosen || 'shape' in chosen;
      const { counts, total } = await facetTotals(em(), {}, chosen);
      expect(total).toBe(expected({ facets: chosen }, all).length);
      for (const [index, group] of FACET_GROUPS.entries()) {
        for (const [place, { value }] of FACETS[group].entries()) {
          const found = expected({ facets: { ...chosen, [group]: value } }, all).length;
          const count = counts[index]?.[place] ?? 0;
          // Choices besides devices are counted by the first version, and are never missing.
          if (group === 'device' && !isOther) expect(count, `${group} ${value}`).toBe(found);
          else expect(count > 0, `${group} ${value}`).toBe(found > 0);
        }
      }
    }
  });

  test('of a tag that all versions have', async () => {
    const wanted = expected({}, all);
    expect(await listed({ tags: ['all'] })).toEqual({ ids: wanted, total: wanted.length });
    const light = expected({ facets: { tone: 'light' } }, all);
    expect(await listed({ tags: ['all'], facets: { tone: 'light' } })).toEqual({ ids: light, total: light.length });
  });
});

test('by any filter, lists, counts and neighbours are as computed from all rows', async () => {
  const number = random('filters');
  const pick = <Value>(...values: Value[]): Value => values[Math.floor(number() * values.length)] as Value;
  let checked = 0;
  for (let turn = 0; turn < 40 || checked < 10; turn++) {
    const tag = pick(undefined, 'all', 'some');
    const word = pick(undefined, undefined, 'lake', 'hill', '7', 'lake 7');
    const not = pick([], [], ['some']);
    const tone = pick(undefined, undefined, 'dark', 'light');
    const shape = pick(undefined, undefined, '16:9', '9:19.5');
    const device = pick(undefined, undefined, 'pc', 'mobile');
    const licence = pick(undefined, undefined, 'free');
    const facets = Object.fromEntries(Object.entries({ tone, shape, device }).filter(([, value]) => value));
    const filter: WallpaperFilter = {
      facets,
      not,
      ...(tag && { tags: [tag] }),
      ...(word && { search: word }),
      ...(licence && { isFree: true }),
    };
    const name = JSON.stringify(filter);
    const wanted = expected(filter, (row) => {
      const words = row.title.toLowerCase().split(' ');
      const hasAll = (word ?? '').split(' ').every((one) => words.some((known) => known.startsWith(one)));
      const isWanted = hasAll && not.every((one) => !row.tags.includes(one));
      return isWanted && (!tag || row.tags.includes(tag)) && (!licence || row.licence === 'cc0');
    });
    for (const sort of ['newest', 'downloads', 'title', 'random'] as const) {
      expect(await listed(filter, sort), `${name} by ${sort}`).toEqual({ ids: wanted, total: wanted.length });
    }
    const { facets: _, ...scope } = filter;
    expect((await facetTotals(em(), scope, facets)).total, name).toBe(wanted.length);
    // An address has either words or a tag.
    if ((word && tag) || wanted.length === 0) continue;
    const place = new URLSearchParams({ in: tag ? `tag:${tag}` : word ? `search:${word}` : 'home', sort: 'newest' });
    for (const [key, value] of Object.entries({ ...facets, licence, not: not[0] })) if (value) place.set(key, value);
    const index = Math.floor(number() * wanted.length);
    place.set('n', String(index + 1));
    const reference = readListReference(place);
    if (!reference) throw new Error(`"${place}" names no place`);
    const around = await readNeighbours(em(), wanted[index] ?? 0, reference);
    const ids = [around.previous, around.next].map((one) => (one ? Number(/\d+/.exec(one.path)?.[0]) : undefined));
    expect([around.position, ...ids], `${place}`).toEqual([index + 1, wanted[index - 1], wanted[index + 1]]);
    checked += 1;
  }
});

test('a word is counted once for each set, whatever happens to its versions', async () => {
  const uses = async (word: string) =>
    (await query<{ uses: number }>(em(), 'select uses from search_word where word = ?', [word]))[0]?.uses ?? 0;
  const before = await uses('lake');
  const [first, second] = await addMany(em(), 2, (n) => ({
    title: `Lake ${n}`,
    set_id: 900,
    set_role: n === 0 ? 'light' : 'dark',
  }));
  expect(await uses('lake')).toBe(before + 1);
  await query(em(), `update wallpaper set title = 'Pond' where id = ?`, [first]);
  expect([await uses('lake'), await uses('pond')]).toEqual([before + 1, 1]);
  await query(em(), `update wallpaper set title = 'Lake' where id = ?`, [first]);
  await query(em(), 'update wallpaper set set_id = null, set_role = null where id = ?', [second]);
  expect(await uses('lake')).toBe(before + 2);
  await query(em(), 'delete from wallpaper where id in (?, ?)', [first, second]);
  expect([await uses('lake'), await uses('pond')]).toEqual([before, 0]);
});

test('counters stay exact while versions change, and are mended', async () => {
  const faults = () => findRowFaults(em());
  expect(await faults()).toEqual([]);
  const steps = [
    `update wallpaper set set_role = 'other' where set_role = 'light'`,
    `update wallpaper set set_id = 3 where set_id in (4, 5)`,
    `update wallpaper set set_id = null, set_role = null where set_id = 6 and set_place = 1`,
    `update wallpaper set device_type = 'pc' where set_id = 7`,
    `update wallpaper set palette = '[{"color":"#101418","weight":1}]' where set_id = 8`,
    `update wallpaper set title = 'Pond' where set_id = 8 and set_place = 1`,
    `update wallpaper set description = 'A lake beside a hill' where set_id in (7, 8) and set_place > 1`,
    `delete from wallpaper where set_id = 9 and set_place <= 2`,
  ];
  for (const step of steps) {
    await query(em(), step);
    expect(await faults(), step).toEqual([]);
  }
  for (const wrong of ['set_place = 9', 'repeats = 0', 'set_place = 6 - set_place', 'own_words = null']) {
    await query(em(), `update wallpaper set ${wrong} where set_id = 10`);
    expect(await faults(), wrong).toContain('The versions of set 10 are not in order.');
    await recount(em());
    expect(await faults(), wrong).toEqual([]);
  }
});
