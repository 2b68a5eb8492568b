import { beforeEach, describe, expect, test } from 'vitest';
import { editWallpapers, setFeatured } from '~/features/curation/bulk/bulk-edit.commands.server';
import { BulkEdit, BulkSelection } from '~/features/curation/bulk/bulk-edit.schema';
import { countUndo } from '~/features/curation/bulk/undo-edit.queries.server';
import { newEdit, undoEdit } from '~/features/curation/bulk/undo-edit.server';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { copyIntoTrash } from '~/features/trash/trash.queries.server';
import { getWallpaper, getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addCategory, addMany, addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { listDetails } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const detail = (id: number) => getWallpaper(em(), id);
const usesOf = async (slug: string) => (await query(em(), 'select uses from tag where slug = ?', [slug]))[0]?.uses;
const tagged = async (tag: string) =>
  (await listDetails(em(), { tags: [tag] }, { offset: 0, limit: 200 })).items.map(({ id }) => id);

describe('editing several wallpapers', () => {
  test('adds tags in the gallery’s own spelling and removes others, whether or not a wallpaper has them', async () => {
    const ids = await addWallpapers(em(), [{ tags: ['Sea', 'dusk'] }, { tags: ['dusk', 'Boat'] }, { tags: [] }]);
    const change = BulkEdit.parse({ addTags: 'sea, Blue Hour', removeTags: 'DUSK, nowhere' });
    expect(await editWallpapers(em(), ids, change)).toEqual({ changed: 3, failures: [] });
    expect(await Promise.all(ids.map(async (id) => (await detail(id)).tags))).toEqual([
      ['Sea', 'Blue Hour'],
      ['Boat', 'Sea', 'Blue Hour'],
      ['Sea', 'Blue Hour'],
    ]);
    expect([await usesOf('sea'), await usesOf('blue-hour'), await usesOf('dusk')]).toEqual([3, 3, 0]);
    expect((await tagged('blue hour')).sort()).toEqual([...ids].sort());
    expect(await tagged('dusk')).toEqual([]);
  });

  test('sets category, device and featured, and keeps everything else', async () => {
    const category = await addCategory(em(), 'Later');
    const ids = await addWallpapers(em(), [
      { device_type: 'pc', tags: ['kept'] },
      { device_type: null, featured: true },
    ]);
    await editWallpapers(em(), ids, { categoryId: category, deviceType: 'tablet', featured: true });
    for (const id of ids) {
      expect(await detail(id)).toMatchObject({ category: { id: category }, deviceType: 'tablet', featured: true });
    }
    await editWallpapers(em(), ids, { categoryId: null, deviceType: null, featured: false });
    for (const id of ids) {
      expect(await detail(id)).toMatchObject({ category: null, deviceType: null, featured: false });
    }
    expect((await detail(ids[0] ?? 0)).tags).toEqual(['kept']);
    expect(
      await query(em(), 'select sum(count)::int as n from wallpaper_count where category_id = ?', [category]),
    ).toEqual([{ n: 0 }]);
  });

  test('skips a wallpaper that would get more than twelve tags, and names it', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `tag ${index}`);
    const [full, room, has] = await addWallpapers(em(), [
      { title: 'Full', tags: twelve },
      { title: 'Room', tags: twelve.slice(1) },
      { title: 'Has it', tags: [...twelve.slice(1), 'extra'] },
    ]);
    const ids = [full, room, has] as [number, number, number];
    const before = await detail(ids[0]);
    expect(await editWallpapers(em(), ids, { addTags: ['extra'], featured: true })).toEqual({
      changed: 2,
      failures: [{ id: full, title: 'Full', reason: 'It would have 13 tags. The limit is 12.' }],
    });
    expect(await detail(ids[0])).toEqual(before);
    expect(await usesOf('extra')).toBe(2);
    // Swapping one tag for another fits.
    expect(await editWallpapers(em(), [ids[0]], { addTags: ['extra'], removeTags: ['tag 3'] })).toMatchObject({
      changed: 1,
    });
  });

  test('counts deleted wallpapers as failed', async () => {
    const id = await addWallpaper(em(), { title: 'Here' });
    expect(await editWallpapers(em(), [id, 2_000_000_000], { featured: true })).toEqual({
      changed: 1,
      failures: [{ id: 2_000_000_000, title: null, reason: 'This wallpaper was deleted.' }],
    });
    expect(await setFeatured(em(), 2_000_000_000, true)).toBe(false);
  });

  test('refuses a category that does not exist, and changes nothing', async () => {
    const id = await addWallpaper(em());
    const before = await detail(id);
    await expect(editWallpapers(em(), [id], { categoryId: 999_999, featured: true })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await detail(id)).toEqual(before);
  });

  test('raises the version of those that it changes, and of no others', async () => {
    const [yes, no] = await addWallpapers(em(), [{ featured: false }, { featured: true }]);
    await editWallpapers(em(), [yes ?? 0, no ?? 0], { featured: true });
    expect([(await detail(yes ?? 0)).version, (await detail(no ?? 0)).version]).toEqual([2, 1]);
  });

  test('takes more wallpapers than one transaction has', async () => {
    const ids = await addMany(em(), 250);
    await editWallpapers(em(), ids, { addTags: ['old'] });
    expect(await editWallpapers(em(), ids, { addTags: ['new'], removeTags: ['old'] })).toEqual({
      changed: 250,
      failures: [],
    });
    expect([await usesOf('new'), await usesOf('old')]).toEqual([250, 0]);
  });

  test('does not deadlock with simultaneous edits of the same wallpapers and tags', async () => {
    const ids = await addMany(em(), 60, () => ({ tags: ['start'] }));
    const whole = { title: 'Edited', resolution: '1x1', fileSize: '1 KB' };
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => [
        editWallpapers(em(), index % 2 ? ids : [...ids].reverse(), {
          addTags: [`tag ${index}`, 'shared'],
          deviceType: index % 2 ? 'pc' : 'mobile',
        }),
        updateWallpaper(em(), ids[index] ?? 0, { ...whole, tags: ['shared', 'start'] }),
      ]).flat(),
    );
    const rows: { tags: string[]; linked: string[] }[] = await query(
      em(),
      `select w.tags, array(select t.name from wallpaper_tag l join tag t on t.id = l.tag_id
         where l.wallpaper_id = w.id) as linked from wallpaper w`,
    );
    for (const { tags, linked } of rows) expect([...linked].sort()).toEqual([...tags].sort());
    expect(await usesOf('shared')).toBe(60);
  });
});

describe('a version', () => {
  const whole = { title: 'Mine', resolution: '1x1', fileSize: '1 KB' };

  test('is refused when it is outdated, and not checked when it is left out', async () => {
    const id = await addWallpaper(em(), { title: 'First' });
    await updateWallpaper(em(), id, { ...whole, version: 1 });
    await expect(updateWallpaper(em(), id, { ...whole, title: 'Late', version: 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await detail(id)).toMatchObject({ title: 'Mine', version: 2 });
    await updateWallpaper(em(), id, { ...whole, title: 'Anyway' });
    expect(await detail(id)).toMatchObject({ title: 'Anyway', version: 3 });
  });

  test('lets only one of several simultaneous edits through', async () => {
    const id = await addWallpaper(em());
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => updateWallpaper(em(), id, { ...whole, title: `${index}`, version: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    }
  });

  test('does not change with downloads', async () => {
    const id = await addWallpaper(em());
    await recordDownload(em(), id);
    await updateWallpaper(em(), id, { ...whole, version: 1 });
    expect(await detail(id)).toMatchObject({ downloads: 1, version: 2 });
  });
});

describe('the form of the list', () => {
  test('sends one id or several, each once, and at most a page of them', () => {
    expect(BulkSelection.parse({ id: '3' })).toEqual({ target: { ids: [3] } });
    expect(BulkSelection.parse({ id: ['3', '5', '3'], intent: 'delete' })).toEqual({
      target: { ids: [3, 5] },
      intent: 'delete',
    });
    expect(BulkSelection.parse({ id: ['3', '5'], found: '1234' })).toEqual({ target: { found: 1234 } });
    for (const id of [undefined, [], 'x', '0', '1.5', Array.from({ length: 201 }, (_, index) => `${index + 1}`)]) {
      expect(BulkSelection.safeParse({ id }).success).toBe(false);
    }
  });

  test('changes only the fields with a value, and needs at least one', () => {
    const left = { addTags: '', removeTags: ' ', categoryId: '', deviceType: '', featured: '' };
    expect(BulkEdit.safeParse(left).success).toBe(false);
    expect(BulkEdit.parse({ ...left, categoryId: 'none', deviceType: 'none', featured: 'no' })).toMatchObject({
      categoryId: null,
      deviceType: null,
      featured: false,
    });
  });
});

async function addDraft(title: string, tags: string[]): Promise<number> {
  const id = await addWallpaper(em(), { title, tags });
  await em().transactional((tx) => copyIntoTrash(tx, id));
  await query(em(), 'delete from wallpaper where id = ?', [id]);
  const [draft] = await query<{ id: number }>(
    em(),
    `update trashed_wallpaper set draft = 'kept' where id = (select max(id) from trashed_wallpaper) returning id`,
  );
  return draft?.id ?? 0;
}

test('drafts are edited like wallpapers, and their new tags stay out of the lists', async () => {
  const [wallpaper, draft] = [await addWallpaper(em(), { tags: ['sea'] }), await addDraft('Mill', ['sea', 'calm'])];
  const change = BulkEdit.parse({ addTags: 'grain', removeTags: 'calm', author: 'Ada' });
  expect(await editWallpapers(em(), [draft], change)).toEqual({ changed: 1, failures: [] });
  expect(await usesOf('grain')).toBeUndefined();
  expect(await editWallpapers(em(), [wallpaper, draft, 2_000_000_000], change)).toMatchObject({ changed: 2 });
  expect(await getWallpaperOrDraft(em(), draft)).toMatchObject({ tags: ['sea', 'grain'], author: 'Ada' });
  expect(await usesOf('grain')).toBe(1);
});

describe('undoing a bulk edit', () => {
  test('brings every field back, of drafts too, except where somebody changed it since', async () => {
    const category = await addCategory(em(), 'Harbours');
    const ids = await addWallpapers(em(), [
      { tags: ['Sea', 'dusk'], device_type: 'pc' },
      { tags: ['dusk'], device_type: null },
      { tags: ['boat'], device_type: 'pc' },
    ]);
    ids.push(await addDraft('Mill', ['dusk']));
    const [first = 0, second = 0, third = 0, draft = 0] = ids;
    const before = await Promise.all(ids.map((id) => getWallpaperOrDraft(em(), id)));
    const edit = await newEdit(em(), ids.length);
    const change = BulkEdit.parse({
      addTags: 'blue',
      removeTags: 'dusk',
      categoryId: String(category),
      deviceType: 'tablet',
      featured: 'yes',
      author: 'Ada',
      licence: 'other',
      licenceText: 'Mine',
    });
    await editWallpapers(em(), ids, change, edit);
    await updateWallpaper(em(), second, { author: 'Bob' });
    await updateWallpaper(em(), third, { description: 'Another field' });
    expect(await undoEdit(em(), edit ?? '')).toEqual({ undone: 3, changed: 1, isInBackground: false });
    const shown = ({ tags, deviceType, category, featured, author, licence, licenceText }: (typeof before)[0]) => ({
      ...{ tags, deviceType, category, featured, author, licence, licenceText },
    });
    const after = await Promise.all(ids.map((id) => getWallpaperOrDraft(em(), id)));
    for (const [index, id] of ids.entries())
      if (id !== second) expect(shown(after[index] as never)).toEqual(shown(before[index] as never));
    expect(after[1]).toMatchObject({ author: 'Bob', tags: ['blue'], deviceType: 'tablet' });
    expect((await tagged('dusk')).sort()).toEqual([first]);
    expect(draft).toBeGreaterThan(0);
    await expect(undoEdit(em(), edit ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('leaves out what the edit did not change, and a category that was deleted since', async () => {
    const [old, later] = [await addCategory(em(), 'Old'), await addCategory(em(), 'Later')];
    const [same = 0, moved = 0] = await addWallpapers(em(), [{ category_id: later }, { category_id: old }]);
    const edit = (await newEdit(em(), 2)) ?? '';
    await editWallpapers(em(), [same, moved], { categoryId: later }, edit);
    expect(await countUndo(em(), edit)).toBe(1);
    await query(em(), 'delete from category where id = ?', [old]);
    expect(await undoEdit(em(), edit)).toMatchObject({ undone: 1, changed: 0 });
    expect((await detail(moved)).category).toBeNull();
    expect((await detail(same)).category).toMatchObject({ id: later });
  });

  test('is kept for twenty edits of at most ten thousand wallpapers', async () => {
    const id = await addWallpaper(em(), {});
    const edits: string[] = [];
    for (let turn = 0; turn < 21; turn++) {
      const edit = (await newEdit(em(), 1)) ?? '';
      await editWallpapers(em(), [id], { featured: turn % 2 === 0 }, edit);
      edits.push(edit);
    }
    expect(await countUndo(em(), edits[0] ?? '')).toBe(0);
    expect(await countUndo(em(), edits[1] ?? '')).toBe(1);
    expect(await newEdit(em(), 10_000)).toBeNull();
  });
});
