import { beforeEach, expect, test } from 'vitest';
import { suggestWallpapers } from '~/features/lists/pages/random-newest.queries.server';
import { addMany, addWallpapers, clearGallery } from '../support/gallery';
import { openLists } from '../support/lists';
import { ownDatabase } from '../support/own-database';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const suggestedIds = async () => (await suggestWallpapers(em())).map(({ id }) => id);

test('eight random wallpapers out of the sixty newest are suggested', async () => {
  const ids = await addMany(em(), 70, (index) => ({ title: `Wallpaper ${index}` }));
  const newest = new Set(ids.sort((a, b) => a - b).slice(-60));
  const seen = new Set<number>();
  for (let turn = 0; turn < 40; turn++) {
    const suggested = await suggestedIds();
    expect(new Set(suggested).size).toBe(8);
    for (const id of suggested) seen.add(id);
  }
  expect([...seen].filter((id) => !newest.has(id))).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});

test('a small gallery suggests all it has', async () => {
  expect(await suggestedIds()).toEqual([]);
  const [only] = await addWallpapers(em(), [{ title: 'The only one' }]);
  expect(await suggestedIds()).toEqual([only]);
});

const only = (color: string) => [{ color, weight: 1 }];

async function instead(address: string) {
  const { lists } = await openLists(em(), address);
  expect(lists[0]?.items, address).toEqual([]);
  return lists.flatMap(({ key, items }) => (key === 'instead' ? items.map(({ title }) => title) : []));
}

test('a page without wallpapers shows the closest instead', async () => {
  await addWallpapers(em(), [
    { title: 'Blue lake', tags: ['lake'], palette: only('#2f68d0') },
    { title: 'Blue harbour', tags: ['harbour'], palette: only('#2f68d0') },
    { title: 'Red lake', tags: ['lake'], palette: only('#cc3f3f') },
    ...Array.from({ length: 20 }, (_, index) => ({ title: `Field ${index}`, palette: only('#5fae4e') })),
  ]);
  const first = async (count: number, address: string) => {
    const titles = await instead(address);
    expect(new Set(titles).size, address).toBe(8);
    return titles.slice(0, count).sort();
  };
  expect(await first(3, '/tag/lake?colour=blue&minSize=8k')).toEqual(['Blue harbour', 'Blue lake', 'Red lake']);
  expect(await first(1, '/tag/lake?colour=blue&minSize=8k')).toEqual(['Blue lake']);
  expect(await first(2, '/tag/lake?colour=yellow')).toEqual(['Blue lake', 'Red lake']);
  expect(await first(2, '/?colour=blue&shape=9:16')).toEqual(['Blue harbour', 'Blue lake']);
  expect(await first(1, '/?q=harbuor&minSize=8k')).toEqual(['Blue harbour']);
  expect(await instead('/?q=zzqqxx')).toHaveLength(8);
  expect(await instead('/colour/pink')).toHaveLength(8);
});

test('pages with wallpapers and empty galleries get none instead', async () => {
  expect(await instead('/colour/blue')).toEqual([]);
  await addWallpapers(em(), [{ title: 'Blue lake', tags: ['lake'], palette: only('#2f68d0') }]);
  expect((await openLists(em(), '/colour/blue')).lists.map(({ key }) => key)).toEqual(['colour']);
});
