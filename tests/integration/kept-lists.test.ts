import { beforeEach, expect, test } from 'vitest';
import { MAX_KEPT } from '~/features/keeping/kept-list.view';
import { purgeExpiredLists } from '~/features/keeping/kept-lists.queries.server';
import {
  changeKeptList,
  deleteList,
  getKeptList,
  keepWallpaper,
  readListPage,
  readTokenOf,
} from '~/features/keeping/kept-lists.server';
import { addWallpaper } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const noLimit = async () => undefined;
const keep = (secret: string | undefined, id: number) => keepWallpaper(em(), secret, id, noLimit);
const idsIn = async (token: string) => (await getKeptList(em(), token)).pictures.map(({ id }) => id);
const shownIn = async (token: string) => (await readListPage(em(), token, 1)).cards.map(({ id }) => id);
const add = () => addWallpaper(em());

/** A new list with as many wallpapers. */
async function aList(count: number): Promise<{ secret: string; ids: number[] }> {
  const ids: number[] = [];
  let secret: string | undefined;
  for (let index = 0; index < count; index += 1) {
    const id = await add();
    ids.push(id);
    ({ secret } = await keep(secret, id));
  }
  return { secret: secret ?? '', ids };
}

beforeEach(async () => {
  for (const table of ['kept_list', 'trashed_wallpaper', 'wallpaper']) await query(em(), `delete from ${table}`);
});

test('the first wallpaper makes a list, later ones go to its end, and each is in it once', async () => {
  const { secret, ids } = await aList(2);
  expect(await keep(secret, ids[0] ?? 0)).toEqual({ secret, count: 2 });
  expect(await idsIn(secret)).toEqual(ids);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});

test('a new list starts when the known one is gone, unless the client made too many', async () => {
  const { secret, ids } = await aList(1);
  await deleteList(em(), secret);
  const limit = () => Promise.reject(new Error('too many'));
  await expect(keepWallpaper(em(), secret, ids[0] ?? 0, limit)).rejects.toThrow('too many');
  expect((await keep(secret, ids[0] ?? 0)).secret).not.toBe(secret);
});

test('the database knows neither of the two tokens, and the one that reads changes nothing', async () => {
  const { secret, ids } = await aList(1);
  const readToken = readTokenOf(secret);
  const rows = await query(em(), 'select l::text as text from kept_list l');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${secret}|${readToken}`));
  expect(await getKeptList(em(), secret)).toMatchObject({ isOwn: true });
  expect(await getKeptList(em(), readToken)).toMatchObject({ isOwn: false });
  const change = { intent: 'remove' as const, id: ids[0] ?? 0 };
  await expect(changeKeptList(em(), readToken, change)).rejects.toMatchObject({ code: 'not_found' });
  await deleteList(em(), readToken);
  expect(await idsIn(secret)).toEqual(ids);
  await deleteList(em(), secret);
  for (const token of [secret, readToken, '', 'x'.repeat(5000)])
    await expect(getKeptList(em(), token)).rejects.toMatchObject({ code: 'not_found' });
});

test('its link for others can be replaced, and then the old one finds nothing', async () => {
  const { secret, ids } = await aList(1);
  for (const replaced of [1, 2]) {
    await changeKeptList(em(), secret, { intent: 'replace' });
    await changeKeptList(em(), secret, { intent: 'rename', title: 'For the study' });
    expect(await idsIn(readTokenOf(secret, replaced))).toEqual(ids);
    await expect(getKeptList(em(), readTokenOf(secret, replaced - 1))).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('it can be renamed, reordered and noted on', async () => {
  const { secret, ids } = await aList(4);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  await changeKeptList(em(), secret, { intent: 'rename', title: 'For the study' });
  await changeKeptList(em(), secret, { intent: 'down', id: a });
  expect(await idsIn(secret)).toEqual([b, a, c, d]);
  await changeKeptList(em(), secret, { intent: 'up', id: a });
  await changeKeptList(em(), secret, { intent: 'edit', id: d, note: 'left screen' });
  expect(await getKeptList(em(), secret)).toMatchObject({
    title: 'For the study',
    pictures: [{}, {}, {}, { id: d, note: 'left screen' }],
  });
  await changeKeptList(em(), secret, { intent: 'remove', id: b });
  expect(await idsIn(secret)).toEqual([a, c, d]);
});

test('wallpapers that are gone keep their place, and the others are moved among themselves', async () => {
  const { secret, ids } = await aList(4);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  await query(em(), `delete from wallpaper where id = ${b}`);
  expect(await shownIn(secret)).toEqual([a, c, d]);
  await changeKeptList(em(), secret, { intent: 'up', id: d });
  expect(await shownIn(secret)).toEqual([a, d, c]);
  expect(await idsIn(secret)).toEqual([a, b, d, c]);
});

test(`it holds ${MAX_KEPT} wallpapers`, async () => {
  const { secret } = await aList(1);
  const pictures = Array.from({ length: MAX_KEPT }, (_, index) => ({ id: index + 1_000_000, note: '' }));
  await query(em(), `update kept_list set pictures = '${JSON.stringify(pictures)}'`);
  await expect(keep(secret, await add())).rejects.toMatchObject({ code: 'conflict' });
  expect(await idsIn(secret)).toHaveLength(MAX_KEPT);
});

test('it is deleted two years after the last visit', async () => {
  const { secret, ids } = await aList(1);
  const visitedAgo = (span: string) =>
    query(em(), `update kept_list set visited_on = current_date - interval '${span}'`);
  await visitedAgo('2 years');
  await purgeExpiredLists(em());
  // Reading it is a visit, also by the link for others.
  expect(await idsIn(readTokenOf(secret))).toEqual(ids);
  const [list] = await query(em(), 'select visited_on = current_date as "isToday" from kept_list');
  expect(list).toEqual({ isToday: true });
  await visitedAgo('2 years 1 day');
  await purgeExpiredLists(em());
  expect(await query(em(), 'select from kept_list')).toEqual([]);
});
