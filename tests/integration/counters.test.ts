import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, describe, expect, test } from 'vitest';
import { retryingDeadlocks } from '~/db/transactions.server';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { countWallpapers, listDeviceGroups } from '~/features/lists/counts/device-counts.queries.server';
import { findRowFaults } from '~/features/operations/maintenance/check-rows.queries.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags } from '~/features/taxonomy/tags/tags.commands.server';
import { describeTag, listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { addCategory, addMany, addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const EDIT = { title: 'Edited', resolution: '1x1', fileSize: '1 KB' };

/** Differences between the counters and a real count. */
const differences = () => findRowFaults(em());

describe('the counters are exact', () => {
  test('after rows were added, changed and deleted, one by one and in bulk', async () => {
    const sea = await addCategory(em(), 'Deep sea');
    const sky = await addCategory(em(), 'Sky');
    const ids = await addMany(em(), 60, (index) => ({
      title: `Wave ${index % 7} of ${index % 3}`,
      device_type: ['pc', 'mobile', 'tablet', 'watch', null][index % 5],
      category_id: [sea, sky, null][index % 3],
      featured: index % 4 === 0,
      tags: [`tag ${index % 6}`, `tag ${index % 5}`].filter((tag, at, all) => all.indexOf(tag) === at),
    }));
    expect(await differences()).toEqual([]);
    expect(await countWallpapers(em())).toBe(60);

    await query(em(), `update wallpaper set title = 'Changed', featured = not featured where id = ?`, [ids[0]]);
    expect(await differences()).toEqual([]);
    await query(em(), `update wallpaper set device_type = 'mobile', title = title || ' again' where id % 2 = 0`);
    expect(await differences()).toEqual([]);
    for (const id of ids) await recordDownload(em(), id);
    await query(em(), `update category set name = 'Shallow lake' where id = ?`, [sea]);
    expect(await differences()).toEqual([]);
    await updateWallpaper(em(), ids[1] ?? 0, { ...EDIT, tags: ['tag 1', 'another'] });
    expect(await differences()).toEqual([]);
    await query(em(), 'delete from category where id = ?', [sky]);
    expect(await differences()).toEqual([]);
    await query(em(), 'delete from wallpaper where id = any(?)', [ids.slice(0, 30)]);
    expect(await differences()).toEqual([]);
    await query(em(), 'delete from wallpaper');
    expect(await differences()).toEqual([]);
    expect(await countWallpapers(em())).toBe(0);
    expect(await listDeviceGroups(em())).toEqual([]);
  });

  test('when a transaction is rolled back', async () => {
    await addWallpaper(em(), { title: 'Stays', tags: ['kept'] });
    await expect(
      em().transactional(async (tx) => {
        await addWallpapers(tx, [{ title: 'Goes', tags: ['kept', 'lost'] }]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await differences()).toEqual([]);
    expect((await describeTag(em(), 'kept')).uses).toBe(1);
    expect((await describeTag(em(), 'lost')).uses).toBe(0);
  });

  test('when many write at once and deadlocks are retried', async () => {
    const category = await addCategory(em(), 'Crowded');
    const words = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta'];
    const rotated = (by: number) => words.map((_, index) => words[(index * (by % 2 ? 1 : 7) + by) % 8] ?? '');
    // In the same way as the site.
    const change = <T>(work: (tx: EntityManager) => Promise<T>) => retryingDeadlocks(em(), work);
    const create = (index: number) =>
      change((tx) =>
        addWallpaper(tx, {
          title: rotated(index).join(' '),
          category_id: index % 3 ? category : null,
          device_type: index % 2 ? 'pc' : 'mobile',
          tags: rotated(index),
        }),
      );
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => create(index)));
    expect(await differences()).toEqual([]);
    await Promise.all([
      ...ids.slice(0, 10).map((id) => change((tx) => query(tx, 'delete from wallpaper where id = ?', [id]))),
      ...ids.slice(10).map((id, index) => updateWallpaper(em(), id, { ...EDIT, tags: rotated(index).slice(2) })),
      ...ids
        .slice(10)
        .map((id) =>
          change((tx) => query(tx, `update wallpaper set title = 'theta alpha', featured = true where id = ?`, [id])),
        ),
      ...Array.from({ length: 10 }, (_, index) => create(index + 50)),
    ]);
    expect(await differences()).toEqual([]);
    expect(await countWallpapers(em())).toBe(20);
  });
});

test('counts are available by device group, device, category and featured', async () => {
  const category = await addCategory(em(), 'Counted');
  await addWallpapers(em(), [
    { device_type: 'pc', category_id: category, featured: true },
    { device_type: 'pc', category_id: category },
    { device_type: 'watch' },
    { device_type: null, category_id: category },
  ]);
  const counts = await Promise.all(
    [
      {},
      { deviceGroup: 'pc' as const },
      { deviceGroup: 'other' as const },
      { deviceType: 'watch' },
      { deviceType: null },
      { categoryId: category },
      { categoryId: null },
      { categoryId: category, deviceGroup: 'other' as const },
      { featured: true },
      { featured: false, deviceGroup: 'pc' as const },
      { deviceType: 'nothing' },
    ].map((filter) => countWallpapers(em(), filter)),
  );
  expect(counts).toEqual([4, 2, 2, 1, 1, 3, 1, 1, 1, 1, 0]);
});

test('categories with most wallpapers come first, and so do the most used tags', async () => {
  const fuller = await addCategory(em(), 'Zz fuller');
  await addWallpapers(em(), [
    { category_id: fuller, tags: ['Night Sky', 'b'] },
    { category_id: fuller, tags: ['night sky', 'a'] },
  ]);
  expect((await listCategories(em()))[0]?.id).toBe(fuller);
  expect(await listTopTags(em(), 3)).toEqual([
    { name: 'Night Sky', slug: 'night-sky', count: 2 },
    { name: 'a', slug: 'a', count: 1 },
    { name: 'b', slug: 'b', count: 1 },
  ]);
  expect(await listTopTags(em(), 1)).toHaveLength(1);
});

test('a tag keeps its first spelling, and a wallpaper the order of its tags', async () => {
  await addWallpaper(em(), { tags: ['4K'] });
  const id = await addWallpaper(em());
  expect(await setWallpaperTags(em(), id, ['zebra', '4k', 'apple'])).toEqual(['zebra', '4K', 'apple']);
  expect(await setWallpaperTags(em(), id, [])).toEqual([]);
  expect((await describeTag(em(), 'zebra')).uses).toBe(0);
});
