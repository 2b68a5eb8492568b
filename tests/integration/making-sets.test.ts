import { afterEach, expect, test } from 'vitest';
import { publishNow } from '~/features/drafts/drafts.commands.server';
import { findRowFaults } from '~/features/operations/maintenance/check-rows.queries.server';
import { listProposals, listProposalsWith } from '~/features/sets/proposals.server';
import { changeSet, leaveSet, makeSet } from '~/features/sets/sets.commands.server';
import { listAllVersions, listVersions } from '~/features/sets/sets.queries.server';
import { deleteForGood, deleteWallpapers, restoreWallpapers } from '~/features/trash/trash.commands.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addWallpapers } from '../support/gallery';
import { query } from '../support/query';
import { ownGallery } from '../support/stored-gallery';

const gallery = ownGallery();
const { em } = gallery;

afterEach(async () => expect(await findRowFaults(em())).toEqual([]));

const add = (...titles: string[]) =>
  addWallpapers(
    em(),
    titles.map((title) => ({ title })),
  );
const draft = async (title: string) => {
  const { id } = await gallery.upload([], undefined, { kind: 'draft' });
  await query(em(), 'update trashed_wallpaper set title = ? where id = ?', [title, id]);
  return id;
};
const setOf = async (id = 0) => (await getWallpaperOrDraft(em(), id)).set;
const setIdOf = async (id = 0) => (await setOf(id))?.id ?? 0;
const roles = async (id = 0) =>
  (await listAllVersions(em(), await setIdOf(id))).map((version) => [version.id, version.role]);

test('wallpapers and drafts become versions with the roles that they are given, or that their titles name', async () => {
  const [dark = 0, light = 0] = await add('Lake dark', 'Lake');
  const night = await draft('Lake night');
  expect(await makeSet(em(), [night, dark, light], new Map([[light, 'light']]))).toEqual({ first: light, versions: 3 });
  expect(await roles(dark)).toEqual([
    [light, 'light'],
    [dark, 'dark'],
    [night, 'night'],
  ]);
  expect((await listVersions(em(), await setIdOf(dark))).map(({ id }) => id)).toEqual([light, dark]);
});

test('another picture joins the set of the others, whose roles stay', async () => {
  const [first = 0, second = 0, third = 0] = await add('Lake dark', 'Lake light', 'Lake phone');
  await makeSet(em(), [first, second]);
  const id = await setIdOf(first);
  expect(await makeSet(em(), [first, third], new Map([[first, 'night']]))).toMatchObject({ versions: 3 });
  expect(await setIdOf(third)).toBe(id);
  expect(await setOf(first)).toEqual({ id, role: 'dark', isPublic: true });
});

test('a set needs two pictures, has at most 20, and takes none from another set', async () => {
  const some = await add(...Array.from({ length: 23 }, (_, n) => `Lake ${n}`));
  const [one = 0, two = 0, three = 0, four = 0] = some;
  await expect(makeSet(em(), [])).rejects.toMatchObject({ code: 'invalid', message: /at least two/ });
  await expect(makeSet(em(), [one, one, 999_999])).rejects.toMatchObject({ message: /at least two/ });
  await expect(makeSet(em(), some)).rejects.toMatchObject({ message: /at most 20/ });
  await makeSet(em(), [one, two]);
  await makeSet(em(), [three, four]);
  await expect(makeSet(em(), [two, three])).rejects.toMatchObject({ message: /different sets/ });
  await expect(makeSet(em(), [one, ...some.slice(4)])).rejects.toMatchObject({ message: /at most 20/ });
  expect(await setIdOf(some[4])).toBe(0);
});

test('roles change together, and those of other sets stay', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = await add('A dark', 'A light', 'B dark', 'B light');
  await makeSet(em(), [one, two]);
  await makeSet(em(), [three, four]);
  const role = new Map([
    [one, 'day'],
    [two, 'night'],
    [three, 'phone'],
  ] as const);
  await changeSet(em(), two, { role, leave: undefined });
  expect(await roles(one)).toEqual([
    [one, 'day'],
    [two, 'night'],
  ]);
  expect((await roles(three)).map(([, name]) => name)).toEqual(['light', 'dark']);
  const [alone = 0] = await add('Alone');
  await expect(changeSet(em(), alone, { role, leave: undefined })).rejects.toMatchObject({ code: 'not_found' });
});

test('when one of two leaves, the set is gone', async () => {
  const [one = 0, two = 0, three = 0] = await add('A dark', 'A light', 'A phone');
  await makeSet(em(), [one, two, three]);
  await leaveSet(em(), one);
  expect([await setOf(one), await roles(two)]).toEqual([null, expect.objectContaining({ length: 2 })]);
  await changeSet(em(), three, { role: new Map(), leave: two });
  expect([await setOf(two), await setOf(three)]).toEqual([null, null]);
});

test('when two of three leave at once, the third does not stay behind', async () => {
  const [one = 0, two = 0, three = 0] = await add('A dark', 'A light', 'A phone');
  await makeSet(em(), [one, two, three]);
  await Promise.all([leaveSet(em(), one), leaveSet(em(), two)]);
  expect(await setOf(three)).toBeNull();
});

test('a version comes back from the trash into its set, and the set lasts while one is in the trash', async () => {
  const { id: one } = await gallery.upload();
  const { id: two } = await gallery.upload();
  const { id: three } = await gallery.upload();
  await makeSet(em(), [one, two, three]);
  await deleteWallpapers(em(), gallery.store, [one]);
  expect((await roles(two)).map(([id]) => id)).toEqual([two, three]);
  await leaveSet(em(), three);
  await restoreWallpapers(em(), gallery.store, [one]);
  expect(await setIdOf(one)).toBe(await setIdOf(two));
  await deleteWallpapers(em(), gallery.store, [one]);
  await deleteForGood(em(), gallery.store, [one]);
  expect(await listVersions(em(), await setIdOf(two))).toEqual([]);
  await leaveSet(em(), two);
  expect(await setOf(two)).toBeNull();
});

test('a draft is a version once it is published, under its new id', async () => {
  const { id: shown } = await gallery.upload();
  const { id: kept } = await gallery.upload([], undefined, { kind: 'draft' });
  await makeSet(em(), [shown, kept], new Map([[kept, 'dark']]));
  const id = await setIdOf(shown);
  expect(await listVersions(em(), id)).toEqual([]);
  await publishNow(em(), gallery.store, [kept]);
  const versions = await listVersions(em(), id);
  expect(versions.map(({ role }) => role)).toContain('dark');
  expect(versions).toHaveLength(2);
});

test('pictures whose titles differ only in roles, or with one title in other shapes, are proposed until they are in a set', async () => {
  const [lake = 0, dark = 0, , , hill = 0] = await add(
    ...['Lake', 'Lake dark', 'Sea', 'Sea', 'Hill night', 'Hill day', 'Dark', 'Night'],
    ...Array.from({ length: 21 }, (_, n) => `Tree ${n % 2 ? 'light' : 'dark'}`),
  );
  const phone = await draft('Lake (phone)');
  await addWallpapers(em(), [
    { title: 'Bay', width: 3840, height: 2160 },
    { title: 'bay', width: 1080, height: 2340, device_type: 'mobile' },
    { title: 'Bay!', width: 3440, height: 1440 },
    { title: 'Cave', width: 3840, height: 2160 },
    { title: 'Cave', width: 1920, height: 1080 },
    { title: 'Cave', width: 1080, height: 2340 },
  ]);
  const proposed = async () =>
    (await listProposals(em())).map(({ title, versions }) => [title, versions.map(({ role }) => role)]);
  expect(await proposed()).toEqual([
    ['bay', ['desktop', 'ultrawide', 'phone']],
    ['lake', ['light', 'dark', 'phone']],
    ['hill', ['day', 'night']],
  ]);
  expect((await listProposalsWith(em(), [hill])).map(({ title }) => title)).toEqual(['hill']);
  expect(await listProposalsWith(em(), [])).toEqual([]);
  await makeSet(em(), [lake, dark, phone]);
  expect((await proposed()).map(([title]) => title)).toEqual(['bay', 'hill']);
});
