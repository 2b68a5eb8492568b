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

/** What a list with this filter should show. By device, category and order, only the first version in a category. */
function expected(filter: WallpaperFilter, matches: (row: Row) => boolean = () => true): number[] {
  const { facets = {}, deviceGroup, categoryId, ...others } = filter;
  const hasAll = (row: Row) =>
    Object.entries(facets).every(([group, value]) => {
      const facet = findFacet(group as keyof FacetChoices, value);
      return facet && hasFacet(facet, row.facets);
    });
  const found = rows.filter(
    (row) =>
      matches(row) &&
      hasAll(row) &&
      (deviceGroup === undefined || toDeviceGroup(row.device_group) === deviceGroup) &&
      (categoryId === undefined || row.category_id === categoryId),
  );
  const isPlain = Object.keys({ ...facets, ...others }).every((name) => name === 'device');
  const seen = new Set<string>();
  const isFirst = ({ set_id, category_id }: Row) => {
    const place = `${set_id} ${category_id}`;
    return set_id === null || (!seen.has(place) && seen.add(place));
  };
  return [...found]
    .sort((one, other) => (one.set_place ?? 0) - (other.set_place ?? 0))
    .filter((row) => !isPlain || isFirst(row))
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

describe('by device, category or order, a list has each set once and counts it once', () => {
  const filters = (): WallpaperFilter[] => [
    {},
    { deviceGroup: 'pc' },
    { deviceGroup: 'mobile' },
    { categoryId: category },
    { categoryId: null },
    { categoryId: category, deviceGroup: 'tablet' },
    { facets: { device: 'mobile' } },
  ];

  test.each(['newest', 'title', 'downloads', 'random'] as const)('sorted by %s', async (sort) => {
    for (const filter of filters()) {
      const wanted = expected(filter);
      expect(await listed(filter, sort), JSON.stringify(filter)).toEqual({ ids: wanted, total: wanted.length });
    }
  });

  test('so a picture for two devices is in the lists of both, and once in the list of all', async () => {
    const made = await addMany(em(), 4, (n) => ({
      device_type: n < 2 ? 'pc' : 'mobile',
      category_id: category,
      set_id: 901,
      set_role: n % 2 ? 'dark' : 'light',
    }));
    const found = async (filter: WallpaperFilter) => {
      const { ids } = await listed({ ...filter, categoryId: category });
      return ids.filter((id) => made.includes(id));
    };
    const [light, , phone] = made;
    expect([await found({}), await found({ deviceGroup: 'pc' })]).toEqual([[light], [light]]);
    expect(await found({ deviceGroup: 'mobile' })).toEqual([phone]);
    expect(await found({ facets: { device: 'mobile' } })).toEqual([phone]);
    await query(em(), 'delete from wallpaper where set_id = 901');
  });

  test('stored counts agree', async () => {
    expect(await countWallpapers(em())).toBe(expected({}).length);
    expect(expected({}).length).toBeLessThan(160);
    expect(await countWallpapers(em(), { versions: 'all' })).toBe(160);
    for (const chosen of [
      {},
      { device: 'mobile' },
      { tone: 'dark' },
      { device: 'pc', shape: '16:9' },
    ] as FacetChoices[]) {
      const { counts, total } = await facetTotals(em(), {}, chosen);
      expect(total).toBe(expected({ facets: chosen }).length);
      for (const [index, group] of FACET_GROUPS.entries()) {
        const found = FACETS[group].map(({ value }) => expected({ facets: { ...chosen, [group]: value } }).length);
        expect(counts[index], group).toEqual(found);
      }
    }
  });
});

test('with anything else chosen, lists show each version', async () => {
  const filters: [WallpaperFilter, (row: Row) => boolean][] = [
    [{ categoryId: category, featured: true }, ({ featured }) => featured],
    [{ featured: true }, ({ featured }) => featured],
    [{ tags: ['all'] }, () => true],
    [{ tags: ['some'], facets: { tone: 'dark' } }, ({ tags }) => tags.includes('some')],
    [{ not: ['some'] }, ({ tags }) => !tags.includes('some')],
    [{ isFree: true }, ({ licence }) => licence === 'cc0'],
    [{ facets: { colour: 'red' } }, () => true],
    [{ facets: { minSize: '4k', device: 'pc' } }, () => true],
    [{ minWidth: 3000, minHeight: 1400 }, ({ width, height }) => width >= 3000 && height >= 1400],
    [{ search: 'lake', facets: { device: 'mobile' } }, ({ title }) => title.startsWith('Lake')],
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
      ...(not.length > 0 && { not }),
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

test('counters stay exact while versions change, and are mended', async () => {
  const faults = () => findRowFaults(em());
  expect(await faults()).toEqual([]);
  const steps = [
    `update wallpaper set set_role = 'other' where set_role = 'light'`,
    `update wallpaper set set_id = 3 where set_id in (4, 5)`,
    `update wallpaper set set_id = null, set_role = null where set_id = 6 and set_place = 1`,
    `update wallpaper set device_type = 'pc' where set_id = 7`,
    `update wallpaper set palette = '[{"color":"#101418","weight":1}]' where set_id = 8`,
    `update wallpaper set category_id = null where set_id = 8`,
    `delete from wallpaper where set_id = 9 and set_place <= 2`,
  ];
  for (const step of steps) {
    await query(em(), step);
    expect(await faults(), step).toEqual([]);
  }
  for (const wrong of ['set_place = 9', 'repeats = 0', 'set_place = 6 - set_place']) {
    await query(em(), `update wallpaper set ${wrong} where set_id = 10`);
    expect(await faults(), wrong).toContain('The versions of set 10 are not in order.');
    await recount(em());
    expect(await faults(), wrong).toEqual([]);
  }
});
