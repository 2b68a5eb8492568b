import { beforeAll, describe, expect, it, test } from 'vitest';
import { parseFilters } from '~/features/lists/pages/list-address.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { findRowFaults, recount } from '~/features/operations/maintenance/check-rows.queries.server';
import { FACET_GROUPS, FACETS, type FacetGroup, hasFacet } from '~/features/wallpapers/facets';
import { nameOfColour } from '~/lib/colours/named-colours';
import { addCategory, addWallpapers, clearGallery, pathOfCategory, type WallpaperRow } from '../support/gallery';
import { facetTotals, listCards, openLists } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { random } from '../support/seed';
import { SWATCHES } from '../support/swatches';

const { em } = ownDatabase();

const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const search = (text: string) => new URLSearchParams(text);

async function valuesOf(row: WallpaperRow): Promise<Record<FacetGroup, string[]>> {
  const [id = 0] = await addWallpapers(em(), [row]);
  const [{ facets }] = (await query(em(), 'select facets from wallpaper where id = ?', [id])) as [{ facets: number }];
  const found = FACET_GROUPS.map((group) => [
    group,
    FACETS[group].filter((facet) => hasFacet(facet, facets)).map(({ value }) => value),
  ]);
  return Object.fromEntries(found);
}

describe('what a wallpaper is filtered by', () => {
  test.each<[number, number, string]>([
    [3840, 2160, '16:9'],
    [2560, 1600, '16:10'],
    [3440, 1440, '21:9'],
    [2560, 1080, '21:9'],
    [5120, 1440, '32:9'],
    [1600, 1200, '4:3'],
    [3000, 2000, '3:2'],
    [4096, 4096, 'square'],
    [1080, 1920, '9:16'],
    [1080, 2340, '9:19.5'],
    [1440, 3200, '9:19.5'],
    [2048, 2732, 'other'],
    [1000, 300, 'other'],
  ])('the shape of %i × %i is %s', async (width, height, shape) => {
    expect((await valuesOf({ width, height })).shape).toEqual([shape]);
  });

  test.each<[number, number, string[]]>([
    [1919, 1080, []],
    [1920, 1080, ['fullhd']],
    [1080, 1920, ['fullhd']],
    [3440, 1440, ['fullhd', 'qhd']],
    [3840, 2160, ['fullhd', 'qhd', '4k']],
    [7680, 4320, ['fullhd', 'qhd', '4k', '5k', '8k']],
  ])('%i × %i is at least %j', async (width, height, least) => {
    expect((await valuesOf({ width, height })).minSize).toEqual(least);
  });

  it('has the colours that cover 15 % of it, by the nearest name', async () => {
    const palette = [
      { color: '#2563d9', weight: 0.5 },
      { color: '#f2cf1d', weight: 0.36 },
      { color: '#d62828', weight: 0.14 },
    ];
    expect((await valuesOf({ palette })).colour).toEqual(['yellow', 'blue']);
  });

  it('names colours as the site does', async () => {
    const draw = random('colours');
    const anyColour = () =>
      `#${Math.floor(draw() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
    const neutrals = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
    const colours = [...Object.values(SWATCHES).flat(), ...neutrals, ...Array.from({ length: 1000 }, anyColour)];
    const rows: { colour: string; facets: number }[] = await query(
      em(),
      `select colour, facets_of('pc', 1, 1, jsonb_build_array(jsonb_build_object('color', colour, 'weight', 1)), 0) as facets
       from unnest(?::text[]) as colour`,
      [colours],
    );
    const namesIn = (facets: number) =>
      FACETS.colour.filter((facet) => hasFacet(facet, facets)).map(({ value }) => value);
    expect(rows.map(({ colour, facets }) => [colour, namesIn(facets)])).toEqual(
      colours.map((colour) => [colour, [nameOfColour(colour)]]),
    );
  });

  test.each<[string, number | null, string[]]>([
    ['#f4f4f4', 0, ['light']],
    ['#808080', 0, []],
    ['#202020', 0, ['dark']],
    ['#000000', 0.61, ['dark', 'black']],
    ['#000000', null, ['dark']],
  ])('%s with %s of it off is %j', async (color, black_share, tone) => {
    expect((await valuesOf({ palette: [{ color, weight: 1 }], black_share })).tone).toEqual(tone);
  });
});

describe('lists and counts', () => {
  const draw = random('filters');
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;
  const SIZES = [
    [1920, 1080],
    [2560, 1600],
    [3440, 1440],
    [3840, 2160],
    [1080, 2340],
    [900, 900],
  ] as const;
  const COLOURS = ['#d62828', '#2f6bd8', '#3f9b45', '#ffffff', '#101010'];
  let category = 0;

  beforeAll(async () => {
    await clearGallery(em());
    category = await addCategory(em(), 'Filtered');
    const rows = Array.from({ length: 300 }, (_, index): WallpaperRow => {
      const [width, height] = pick(SIZES);
      return {
        title: index % 3 ? `Quiet lake ${index}` : `Stormy sea ${index}`,
        device_type: pick(['pc', 'mobile', 'tablet', null]),
        category_id: index % 2 ? category : null,
        tags: index % 4 ? ['water', 'calm'] : ['water'],
        downloads: index,
        palette: [
          { color: pick(COLOURS), weight: 0.7 },
          { color: pick(COLOURS), weight: 0.3 },
        ],
        black_share: pick([0, 0.2, 0.9]),
        hdr: pick([true, false, false]),
        width,
        height,
      };
    });
    await addWallpapers(em(), rows);
  });

  const all = { offset: 0, limit: 1000, isCounted: true };

  test.each<[string, WallpaperFilter]>([
    ['everything', {}],
    ['a tag', { tags: ['calm'] }],
    ['a search', { search: 'lake' }],
    ['what lacks a tag', { not: ['calm'] }],
    ['what lacks two tags', { not: ['calm', 'water'] }],
    ['a tag without another', { tags: ['water'], not: ['calm'] }],
    ['a phrase', { search: '"stormy sea"' }],
    ['what lacks a word', { search: 'water -lake' }],
    ['two tags', { tags: ['calm', 'water'] }],
    ['at least a size', { minWidth: 2000, minHeight: 1200 }],
  ])('of %s: each choice finds exactly as many as its count says', async (_, scope) => {
    for (const chosen of [{}, { shape: '16:9' }, { shape: '21:9', colour: 'blue' }, { minSize: 'qhd', tone: 'dark' }]) {
      const { counts, total, isWhole } = await facetTotals(em(), scope, chosen);
      expect(isWhole).toBe(true);
      const { items, total: listed } = await listCards(em(), { ...scope, facets: chosen }, all);
      expect(items).toHaveLength(total);
      expect(listed).toBe(total);
      const group = pick(FACET_GROUPS);
      for (const [index, { value }] of FACETS[group].entries()) {
        const found = await listCards(em(), { ...scope, facets: { ...chosen, [group]: value } }, all);
        expect(found.items.length, `${JSON.stringify(chosen)} ${group} ${value}`).toBe(
          counts[FACET_GROUPS.indexOf(group)]?.[index],
        );
      }
    }
  });

  it('a category counts and lists only its own wallpapers', async () => {
    const { total } = await facetTotals(em(), { categoryId: category }, { tone: 'black' });
    const page = await openLists(em(), `${await pathOfCategory(em(), category)}?tone=black`);
    expect(page.total).toBe(total);
    expect(total).toBeGreaterThan(0);
  });

  test.each(['newest', 'downloads', 'month', 'random'])(
    'by %s nothing is shown twice and nothing is missed',
    async (sort) => {
      const { total } = await facetTotals(em(), {}, { tone: 'black' });
      let [list] = (await openLists(em(), `/?tone=black&sort=${sort}&seed=3`)).lists;
      const seen = ids(list as never);
      while (list?.next) {
        [list] = (await openLists(em(), list.next)).lists;
        seen.push(...ids(list as never));
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(total);
    },
  );

  it('a tag keeps its filters on later pages', async () => {
    const { lists } = await openLists(em(), '/tag/water?colour=blue');
    expect(lists[0]?.next).toMatch(/^\/tag\/water\?colour=blue&offset=40&after=\w/);
  });

  it('suggests which filter to drop, with the count that this gives', async () => {
    const several = await openLists(em(), '/?shape=32:9&tone=dark&not=water');
    expect(several.filters).toMatchObject({ total: 0, suggestions: [] });
    const one = await openLists(em(), '/?shape=32:9&tone=black');
    const { total: count } = await facetTotals(em(), {}, { tone: 'black' });
    expect(one.filters.suggestions).toEqual([{ field: 'shape', value: '32:9', label: '32:9', count }]);
  });

  it('counts what the filters find without the words of a search that finds nothing', async () => {
    const { total } = (await openLists(em(), '/?tone=dark')).filters;
    expect(total).toBeGreaterThan(0);
    const { filters } = await openLists(em(), '/?tone=dark&q=zebra');
    expect(filters).toMatchObject({ total: 0, suggestions: [], withoutWords: total });
    expect((await openLists(em(), '/?tone=dark')).filters).toMatchObject({ withoutWords: 0 });
  });

  it('ignores an unknown value and says so', async () => {
    const { problems, state } = parseFilters(search('shape=round&tone=dark'));
    expect(problems.shape).toMatch(/^“round” isn't a shape we know. Choose one of /);
    expect(state).toEqual({ tone: 'dark', not: [] });
  });

  it('follows changes to the picture, the device and the category, and deletions', async () => {
    await query(
      em(),
      `update wallpaper set width = 5120, height = 1440, device_type = 'tablet', category_id = null
       where id in (select wallpaper_id from download_count where downloads < 20)`,
    );
    await query(
      em(),
      'delete from wallpaper where id in (select wallpaper_id from download_count where downloads between 5 and 9)',
    );
    expect(await findRowFaults(em())).not.toContainEqual(expect.stringMatching(/facets/));
    const { total } = await facetTotals(em(), { tags: ['water'] }, { shape: '32:9', device: 'tablet' });
    expect(total).toBe(15);
  });

  it('finds and repairs a wrong count', async () => {
    await query(em(), 'update facet_count set count = count + 1');
    await query(em(), 'update wallpaper_tag set facets = 1');
    const faults = (await findRowFaults(em())).filter((sentence) => sentence.includes('facets'));
    expect(faults).toContainEqual(expect.stringMatching(/^The count of wallpapers with facets/));
    expect(faults).toContainEqual(expect.stringMatching(/is listed under a tag with facets 1/));
    await recount(em());
    expect((await findRowFaults(em())).filter((sentence) => sentence.includes('facets'))).toEqual([]);
  });
});
