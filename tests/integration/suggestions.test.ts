import { beforeEach, expect, test } from 'vitest';
import { suggestWallpapers } from '~/features/lists/pages/two-random.queries.server';
import { addMany, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const suggestedIds = async () => (await suggestWallpapers(em())).map(({ id }) => id);

test('two random wallpapers out of the sixty newest are suggested', async () => {
  const ids = await addMany(em(), 70, (index) => ({ title: `Wallpaper ${index}` }));
  const newest = new Set(ids.sort((a, b) => a - b).slice(-60));
  const seen = new Set<number>();
  for (let turn = 0; turn < 40; turn++) {
    const suggested = await suggestedIds();
    expect(new Set(suggested).size).toBe(2);
    for (const id of suggested) seen.add(id);
  }
  expect([...seen].filter((id) => !newest.has(id))).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
});

test('a small gallery suggests all it has', async () => {
  expect(await suggestedIds()).toEqual([]);
  const [only] = await addWallpapers(em(), [{ title: 'The only one' }]);
  expect(await suggestedIds()).toEqual([only]);
});
