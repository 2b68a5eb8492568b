import { beforeAll, expect, test } from 'vitest';
import type { WallpaperListView } from '~/features/lists/list.view';
import { readListReference } from '~/features/lists/pages/neighbours/list-reference';
import { readNeighbours } from '~/features/lists/pages/neighbours/neighbours.server';
import type { Neighbour } from '~/features/lists/pages/neighbours/neighbours.view';
import { addCategory, addMany, addWallpaper } from '../support/gallery';
import { listsAt } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeAll(async () => {
  const categoryId = await addCategory(em(), 'Sea');
  await query(em(), `update category set slug = 'sea' where id = ${categoryId}`);
  await addMany(em(), 130, (index) => ({
    title: `Wave ${index}`,
    device_type: index % 3 === 0 ? 'mobile' : 'pc',
    category_id: index % 2 ? categoryId : null,
    featured: index % 20 === 0,
    tags: index % 5 === 0 ? ['foam', 'blue'] : ['blue'],
  }));
});

const lists = (address: string): Promise<WallpaperListView[]> => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return listsAt(em(), pathname, searchParams);
};

async function around(id: number, place: string) {
  const reference = readListReference(new URLSearchParams(place));
  if (!reference) throw new Error(`"${place}" names no place`);
  return readNeighbours(em(), id, reference);
}

const idOf = (way: Neighbour | null) => (way ? Number(/^\/wallpaper\/(\d+)\?/.exec(way.path)?.[1]) : null);

/** Follows Next from the first wallpaper to the last. */
async function walk(list: WallpaperListView): Promise<number[]> {
  const walked: number[] = [];
  let [id, place]: [number | null, string] = [list.items[0]?.id ?? null, `${list.reference}&n=1`];
  while (id !== null) {
    const { next, previous, position } = await around(id, place);
    expect([position, idOf(previous)]).toEqual([walked.length + 1, walked.at(-1) ?? null]);
    walked.push(id);
    [id, place] = [idOf(next), next?.path.split('?')[1] ?? ''];
  }
  return walked;
}

async function all(address: string): Promise<number[]> {
  const [first] = await lists(address);
  const ids: number[] = [];
  for (let list = first; list; list = list.next ? (await lists(list.next))[0] : undefined)
    ids.push(...list.items.map(({ id }) => id));
  return ids;
}

test.each([
  ...['/tag/blue', '/tag/foam', '/?tab=pc', '/?q=wave', '/?q=wave&device=mobile', '/category/sea?device=pc'],
  ...['/?tab=random&device=both&seed=4', '/?device=pc&seed=9', '/tag/blue?device=mobile', '/?sort=downloads'],
])('%s: Next leads to every wallpaper of the list, in order', async (address) => {
  const [list] = await lists(address);
  const ids = await all(address);
  expect(ids.length).toBeGreaterThan(20);
  expect(await walk(list as WallpaperListView)).toEqual(ids);
});

test('the lists of the home page and of a category lead through wallpapers in the order of their cards', async () => {
  const found = [...(await lists('/')), ...(await lists('/category/sea'))];
  expect(found).toHaveLength(4);
  for (const { items, reference } of found) {
    const { previous, next } = await around(items[5]?.id ?? 0, `${reference}&n=6`);
    expect([idOf(previous), idOf(next)]).toEqual([items[4]?.id, items[6]?.id]);
  }
});

test.each([
  ['in=tag:foam&n=3', 26],
  ['in=category:sea&device=pc&n=2', 43],
  ['in=mobile&n=2', 44],
  ['in=home:5&device=pc&n=2', 86],
  ['in=search:wave&n=3', null],
])('%s shows the total if there is a stored count', async (place, total) => {
  const reference = readListReference(new URLSearchParams(place));
  const [list] = await listsAt(em(), reference?.path ?? '', reference?.search ?? new URLSearchParams());
  const id = list?.items[(reference?.position ?? 0) - 1]?.id ?? 0;
  expect(await around(id, place)).toMatchObject({ position: reference?.position, total });
});

test('deleted wallpapers are skipped, and new ones shift the position', async () => {
  const before = await all('/tag/blue');
  const [, , third = 0, fourth = 0, fifth] = before;
  await query(em(), `delete from wallpaper where id = ${fourth}`);
  await addWallpaper(em(), { tags: ['blue'] });
  const found = await around(third, 'in=tag:blue&n=3');
  expect(found).toMatchObject({ position: 4 });
  expect(idOf(found.next)).toBe(fifth);
  expect(found.next?.path).toContain('in=tag:blue&n=5');
});

test('a wallpaper that has left the list only has the way back', async () => {
  const [id = 0] = await all('/?tab=mobile');
  expect(await around(id, 'in=tag:gone&n=41')).toEqual({
    list: `/tag/gone?offset=40#w${id}`,
    place: '?in=tag:gone&n=41',
    position: null,
    total: null,
    previous: null,
    next: null,
  });
  expect(await around(id, 'in=category:none&n=1')).toMatchObject({ position: null, next: null });
});
