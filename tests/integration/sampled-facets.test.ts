import { beforeAll, expect, test, vi } from 'vitest';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { FACET_GROUPS, FACETS, type FacetChoices } from '~/features/wallpapers/facets';
import { addWallpapers } from '../support/gallery';
import { facetTotals, listCards, openLists } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { random } from '../support/seed';

/** So that few wallpapers are very many matches. */
const MOST = 20;

vi.mock(import('~/features/lists/list.view'), async (original) => ({
  ...(await original()),
  MAX_COUNTED: 20 as never,
}));

const { em } = ownDatabase();

const draw = random('sampled facets');
const pick = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;

beforeAll(async () => {
  const row = (index: number) => ({
    title: `Wide sea ${index}`,
    tags: index % 5 ? ['sea', 'wind'] : ['sea'],
    palette: [{ color: pick(['#d62828', '#2f6bd8', '#3f9b45']), weight: 1 }],
    ...pick([
      { width: 1920, height: 1080 },
      { width: 2560, height: 1600 },
    ]),
  });
  const rare = (device_type: string, tag: string) =>
    Array.from({ length: MOST + 5 }, (_, index) => ({ ...row(index), device_type, tags: ['sea', 'wind', tag] }));
  await addWallpapers(em(), [
    ...Array.from({ length: 80 }, (_, index) => ({ ...row(index), device_type: 'pc' })),
    ...rare('mobile', 'phone'),
    ...rare('tablet', 'pad'),
    { ...row(1), width: 5120, height: 1440 },
  ]);
});

test.each<[string, WallpaperFilter]>([
  ['a search', { search: 'sea' }],
  ['two tags', { tags: ['sea', 'wind'] }],
  ['what lacks a tag', { not: ['pad'] }],
  ['what lacks two tags', { not: ['pad', 'phone'] }],
  ['a tag without another', { tags: ['sea'], not: ['pad'] }],
  ['at least a size', { minWidth: 1000, minHeight: 1000 }],
])('of very many matches of %s: a choice has the count 0 exactly if it finds nothing', async (_, scope) => {
  for (const chosen of [{}, { shape: '32:9' }, { device: 'tablet', colour: 'blue' }] satisfies FacetChoices[]) {
    const { counts, total, isWhole } = await facetTotals(em(), scope, chosen);
    expect(isWhole).toBe(false);
    const found = async (facets: FacetChoices) =>
      (await listCards(em(), { ...scope, facets }, { offset: 0, limit: 1000 })).items.length;
    expect(total === 0, `${JSON.stringify(chosen)} in all`).toBe((await found(chosen)) === 0);
    for (const [place, group] of FACET_GROUPS.entries()) {
      for (const [index, { value }] of FACETS[group].entries()) {
        const count = counts[place]?.[index] ?? 0;
        const real = await found({ ...chosen, [group]: value });
        const what = `${JSON.stringify(chosen)} ${group} ${value}`;
        expect([count === 0, count <= real], what).toEqual([real === 0, true]);
      }
    }
  }
});

test('an empty list among very many matches suggests which filter to drop', async () => {
  const { filters, lists } = await openLists(em(), '/?device=tablet&not=pad');
  expect([lists[0]?.items, filters.total]).toEqual([[], 0]);
  expect(filters.suggestions.map(({ field }) => field).sort()).toEqual(['device', 'not']);
});
