import { beforeEach, expect, test } from 'vitest';
import { listTasks } from '~/features/background-tasks/tasks.server';
import { BulkEdit } from '~/features/curation/bulk/bulk-edit.schema';
import {
  FOUND_TASKS,
  readTarget,
  startDeletingFound,
  startEditingFound,
} from '~/features/curation/bulk/found-wallpapers.server';
import { readAdminListQuery } from '~/features/curation/list/admin-list.view';
import { addMany, addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { workThroughTasks } from '../support/tasks';

const { em } = ownDatabase();

beforeEach(async () => {
  await clearGallery(em());
  for (const table of ['trashed_wallpaper', 'task']) await query(em(), `delete from ${table}`);
});

const filter = (address: string) => readAdminListQuery(new URLSearchParams(address));
const many = (title: string, more = {}) => addMany(em(), 401, (index) => ({ title: `${title} ${index}`, ...more }));

test('everything the filter finds is edited in batches, and nothing else', async () => {
  await many('Number', { tags: ['kept'] });
  const others = await addWallpapers(em(), [{ device_type: 'mobile' }, { device_type: null }]);
  const full = await addWallpaper(em(), { tags: Array.from({ length: 12 }, (_, index) => `t${index}`) });
  const wanted = filter('device=pc');
  expect(await readTarget(em(), wanted, { found: 1 })).toMatchObject({
    target: { found: 402 },
    selected: Array(12).fill({}),
  });
  // After the edit, the filter no longer finds them.
  await startEditingFound(em(), wanted, BulkEdit.parse({ addTags: 'new', deviceType: 'tablet' }));
  const later = await addWallpaper(em(), { device_type: 'pc' });
  await workThroughTasks(em(), FOUND_TASKS);
  expect(await listTasks(em())).toMatchObject([{ state: 'done', total: 402, done: 401, failed: 1 }]);
  const left = await query(em(), `select id from wallpaper where device_type is distinct from 'tablet' order by id`);
  expect(left.map(({ id }) => id)).toEqual([...others, full, later].sort((a, b) => a - b));
  expect(await query(em(), `select count(*)::int as n from wallpaper where tags = '{kept,new}'`)).toEqual([{ n: 401 }]);
});

test('a search keeps its meaning after the last wallpapers with its words are deleted', async () => {
  // Once all larches are deleted, the search would find the nearest word.
  const near = await addWallpaper(em(), { title: 'Larder' });
  await many('Larches');
  await startDeletingFound(em(), filter('q=larches'));
  await workThroughTasks(em(), FOUND_TASKS);
  expect(await query(em(), 'select id from wallpaper')).toEqual([{ id: near }]);
  expect(await listTasks(em())).toMatchObject([{ state: 'done', done: 401, failed: 0 }]);
});

test('a list of chosen wallpapers finds and deletes no others', async () => {
  const ids = await addWallpapers(em(), [{}, {}, {}, {}]);
  const [first = 0, second = 0, ...others] = ids.sort((a, b) => a - b);
  const wanted = filter(`ids=${first}-${second}`);
  expect(await readTarget(em(), wanted, { found: 1 })).toMatchObject({ target: { found: 2 } });
  await startDeletingFound(em(), wanted);
  await workThroughTasks(em(), FOUND_TASKS);
  const left = await query(em(), 'select id from wallpaper order by id');
  expect(left.map(({ id }) => id)).toEqual(others);
});
