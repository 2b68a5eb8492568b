import { describe, expect, test } from 'vitest';
import { listTasks, putAwayTask, runTask } from '~/features/background-tasks/tasks.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { makeRenditions } from '~/features/files/rendition-jobs.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import {
  deleteForGood,
  deleteWallpaper,
  deleteWallpapers,
  emptyTrash,
  purgeExpiredTrash,
  purgeWallpapers,
  restoreTrash,
  restoreWallpapers,
  TRASH_TASKS,
} from '~/features/trash/trash.commands.server';
import { countTrash, listTrash } from '~/features/trash/trash.queries.server';
import { findWallpaper, getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { FileStore } from '~/storage/file-store.server';
import { addCategory, addMany, addWallpaper, addWallpapers } from '../support/gallery';
import { query } from '../support/query';
import { ownGallery } from '../support/stored-gallery';

const { em, store, upload: uploaded, isShown, isWithheld, countRows } = ownGallery();

const usesOf = async (slug: string) => (await query(em(), 'select uses from tag where slug = ?', [slug]))[0]?.uses;

describe('a deleted wallpaper', () => {
  test('is in no list, count or tag, and its files are not served', async () => {
    const { id, key } = await uploaded(['gone']);
    await deleteWallpaper(em(), store, id);
    expect(await findWallpaper(em(), id)).toBeNull();
    expect(await countWallpapers(em())).toBe(0);
    expect(await usesOf('gone')).toBe(0);
    expect(await isShown(key)).toBe(false);
    expect(await isWithheld(key)).toBe(true);
    expect(await countRows('loose_file')).toBe(0);
    expect((await listTrash(em(), { offset: 0, limit: 10 })).items).toMatchObject([{ id, daysLeft: 30 }]);
  });

  test('is restored unchanged', async () => {
    const category = await addCategory(em(), 'Evenings');
    const { id, key } = await uploaded(['One', 'two']);
    await recordDownload(em(), id);
    await query(em(), 'update wallpaper set category_id = ?, featured = true where id = ?', [category, id]);
    await query(em(), 'update download_count set downloads = 7 where wallpaper_id = ?', [id]);
    const before = await getWallpaper(em(), id);
    await deleteWallpaper(em(), store, id);
    expect(await restoreWallpapers(em(), store, [id])).toEqual({ done: 1, failed: 0 });
    expect(await getWallpaper(em(), id)).toEqual(before);
    expect(await usesOf('one')).toBe(1);
    expect(await isShown(key)).toBe(true);
    expect(await isWithheld(key)).toBe(false);
    const lately = 'select downloads30 from download_count where wallpaper_id = ?';
    expect(await query(em(), lately, [id])).toEqual([{ downloads30: 1 }]);
    expect(await countTrash(em())).toBe(0);
    expect(await countWallpapers(em(), { categoryId: category, featured: true })).toBe(1);
  });

  test('whose category was deleted is restored without one', async () => {
    const category = await addCategory(em(), 'Passing');
    const { id } = await uploaded();
    await query(em(), 'update wallpaper set category_id = ? where id = ?', [category, id]);
    await deleteWallpaper(em(), store, id);
    await query(em(), 'delete from category where id = ?', [category]);
    await restoreWallpapers(em(), store, [id]);
    expect((await getWallpaper(em(), id)).category).toBeNull();
  });

  test('cannot be uploaded again; the error links to it in the trash', async () => {
    const { id, bytes } = await uploaded();
    await deleteWallpaper(em(), store, id);
    await expect(uploaded([], bytes)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('in the trash'),
      details: { location: `/admin/wallpapers/trash?id=${id}` },
    });
  });

  test('can be uploaded again after it is deleted permanently', async () => {
    const { id, bytes, key } = await uploaded();
    await deleteWallpaper(em(), store, id);
    expect(await deleteForGood(em(), store, [id])).toEqual({ done: 1, failed: 0 });
    expect(await isWithheld(key)).toBe(false);
    expect(await countRows('loose_file')).toBe(0);
    const again = await uploaded([], bytes);
    expect(again.id).not.toBe(id);
    expect(await isShown(key)).toBe(true);
  });

  test('deleted by several requests at once is deleted once; the others get not_found', async () => {
    const { id, key } = await uploaded();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => deleteWallpaper(em(), store, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'not_found' });
    }
    expect(await isWithheld(key)).toBe(true);
  });

  test('that is restored at the same time ends up in one place, with its files', async () => {
    const { id, key } = await uploaded();
    for (let round = 0; round < 5; round++) {
      await Promise.all([deleteWallpapers(em(), store, [id]), restoreWallpapers(em(), store, [id])]);
      await sweepLeftovers(em(), store);
      const isThere = (await findWallpaper(em(), id)) !== null;
      expect(await countTrash(em())).toBe(isThere ? 0 : 1);
      expect(await isShown(key)).toBe(isThere);
      expect(await isWithheld(key)).toBe(!isThere);
      if (!isThere) await restoreWallpapers(em(), store, [id]);
    }
  });

  test('whose picture is uploaded at the same time leaves one complete wallpaper', async () => {
    const { id, bytes, key } = await uploaded();
    for (let round = 0; round < 3; round++) {
      await Promise.allSettled([deleteWallpaper(em(), store, id), uploaded([], bytes)]);
      await sweepLeftovers(em(), store);
      expect(await countRows('wallpaper')).toBe(0);
      expect(await isWithheld(key)).toBe(true);
      await restoreWallpapers(em(), store, [id]);
    }
  });
});

describe('a crash in the middle', () => {
  const killed: FileStore['withhold'] = () => Promise.reject(new Error('killed'));

  test('of a deletion: the sweep withholds the files', async () => {
    const { id, key } = await uploaded();
    await expect(deleteWallpaper(em(), { ...store, withhold: killed }, id)).rejects.toThrow('killed');
    expect(await findWallpaper(em(), id)).toBeNull();
    await sweepLeftovers(em(), store);
    expect(await isShown(key)).toBe(false);
    expect(await isWithheld(key)).toBe(true);
  });

  test('of a restoration: the sweep puts the files back', async () => {
    const { id, key } = await uploaded();
    await deleteWallpaper(em(), store, id);
    await expect(restoreWallpapers(em(), { ...store, release: killed }, [id])).rejects.toThrow('killed');
    await sweepLeftovers(em(), store);
    expect(await isShown(key)).toBe(true);
  });

  test('of a restoration: making renditions puts the files back first', async () => {
    const { id, key } = await uploaded();
    await deleteWallpaper(em(), store, id);
    await expect(restoreWallpapers(em(), { ...store, release: killed }, [id])).rejects.toThrow('killed');
    await makeRenditions(em(), store, id);
    expect(await store.stat(key, 'download.jpg')).not.toBeNull();
  });

  test('of a permanent deletion: the sweep removes the files', async () => {
    const { id, key } = await uploaded();
    await deleteWallpaper(em(), store, id);
    await expect(deleteForGood(em(), { ...store, remove: killed }, [id])).rejects.toThrow('killed');
    await sweepLeftovers(em(), store);
    expect(await isWithheld(key)).toBe(false);
    expect(await countRows('loose_file')).toBe(0);
  });
});

test('wallpapers deleted more than 30 days ago are deleted permanently, and no others', async () => {
  const old = await uploaded();
  const recent = await uploaded();
  await deleteWallpapers(em(), store, [old.id, recent.id]);
  for (const [{ id }, age] of [
    [old, '30 days 1 minute'],
    [recent, '29 days 23 hours'],
  ] as const)
    await query(em(), 'update trashed_wallpaper set deleted_at = now() - ?::interval where id = ?', [age, id]);
  await purgeExpiredTrash(em(), store);
  expect((await listTrash(em(), { offset: 0, limit: 10 })).items).toMatchObject([{ id: recent.id }]);
  expect(await isWithheld(old.key)).toBe(false);
  expect(await isWithheld(recent.key)).toBe(true);
});

test('deleting several reports how many existed', async () => {
  const ids = await addWallpapers(em(), [{ title: 'One' }, { title: 'Two' }]);
  expect(await deleteWallpapers(em(), store, [...ids, ...ids, 2_000_000_000])).toEqual({ deleted: 2, failed: 1 });
});

describe('all wallpapers', () => {
  test.each(['delete all wallpapers', 'DELETE ALL WALLPAPERS ', '', undefined, ['DELETE ALL WALLPAPERS']])(
    'stay unless the words are exact: %j',
    async (words) => {
      await addWallpaper(em());
      await expect(purgeWallpapers(em(), store, words)).rejects.toMatchObject({
        code: 'invalid',
        message: 'Purge aborted',
      });
      expect(await countWallpapers(em())).toBe(1);
    },
  );

  test('go to the trash at once when there are few', async () => {
    await addWallpapers(em(), [{}, {}, {}]);
    expect(await purgeWallpapers(em(), store, 'DELETE ALL WALLPAPERS')).toEqual({
      ...{ count: 3, drafts: 0, isInBackground: false },
    });
    expect(await countTrash(em())).toBe(3);
    expect(await restoreTrash(em(), store)).toEqual({ count: 3, isInBackground: false });
    expect(await countWallpapers(em())).toBe(3);
  });

  test('go there in the background when there are many; later uploads stay', async () => {
    await addMany(em(), 450, (index) => ({ title: `Number ${index}` }));
    const [begun, again] = [
      await purgeWallpapers(em(), store, 'DELETE ALL WALLPAPERS'),
      await purgeWallpapers(em(), store, 'DELETE ALL WALLPAPERS'),
    ];
    expect([begun, again]).toEqual(Array(2).fill({ count: 450, drafts: 0, isInBackground: true }));
    const later = await addWallpaper(em(), { title: 'Later' });
    const [task, ...others] = await listTasks(em());
    expect(others).toEqual([]);
    expect(task).toMatchObject({ state: 'waiting', total: 450, done: 0, failed: 0 });
    await putAwayTask(em(), task?.id ?? 0);
    await runTask(em(), store, task?.id ?? 0, TRASH_TASKS);
    await runTask(em(), store, task?.id ?? 0, TRASH_TASKS);
    expect(await listTasks(em())).toMatchObject([{ state: 'done', total: 450, done: 450, failed: 0 }]);
    expect(await query(em(), 'select id from wallpaper')).toEqual([{ id: later }]);
    expect(await countTrash(em())).toBe(450);

    expect(await emptyTrash(em(), store)).toEqual({ count: 450, isInBackground: true });
    const [emptying] = await listTasks(em());
    for (let turn = 0; turn < 5; turn++) await runTask(em(), store, emptying?.id ?? 0, TRASH_TASKS);
    expect(await countTrash(em())).toBe(0);
    await putAwayTask(em(), emptying?.id ?? 0);
    expect(await listTasks(em())).toHaveLength(1);
  });
});
