import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SuggestionInput } from '~/features/suggestions/suggestion.schema';
import { countSuggestions } from '~/features/suggestions/suggestions.queries.server';
import { decideSuggestions, listSuggestions, suggest } from '~/features/suggestions/suggestions.server';
import { deleteForGood, deleteWallpapers, restoreWallpapers } from '~/features/trash/trash.commands.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { parseInput } from '~/http/body/body.server';
import { env } from '~/lib/env.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { addCategory, addWallpaper, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const dataDir = env.DATA_DIR;
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const { em } = ownDatabase();
const store = localFileStore(path.join(dataDir, 'files'));

let id: number;
beforeEach(async () => {
  await clearGallery(em());
  for (const table of ['trashed_wallpaper', 'wallpaper_suggestion', 'category'])
    await query(em(), `delete from ${table}`);
  id = await addWallpaper(em(), { title: 'Bay', tags: ['sea', 'blue'] });
});

const offer = async (fields: object, wallpaper = id) =>
  suggest(em(), await getWallpaper(em(), wallpaper), parseInput(SuggestionInput, { source: 'Model', ...fields }));
const list = async (wallpaper: number | null = null) =>
  (await listSuggestions(em(), wallpaper, { offset: 0, limit: 20 })).items;
const shown = async () => {
  const { title, description, tags, category, version } = await getWallpaper(em(), id);
  return { title, description, tags, category: category?.name ?? null, version };
};
const all = (suggestion: number | null) =>
  ['title', 'description', 'category', 'tags'].map((field) => `${suggestion} ${field}`);
const decide = (intent: string, ids: (number | null)[], fields = ids.flatMap(all)) =>
  decideSuggestions(em(), { decide: intent, ids: ids.map(Number), fields });

describe('a suggestion', () => {
  test('changes nothing until it is accepted, and then what was selected', async () => {
    const category = await addCategory(em(), 'Coast');
    const before = await shown();
    const { id: suggestion } = await offer({
      title: '  Bay at\ndusk ',
      description: 'Calm water.',
      categoryId: category,
      tags: 'dusk, SEA, calm',
    });
    expect(await shown()).toEqual(before);
    expect(await list()).toMatchObject([
      {
        id: suggestion,
        wallpaperId: id,
        title: 'Bay',
        source: 'Model',
        changes: [
          { field: 'title', now: 'Bay', offered: 'Bay at dusk' },
          { field: 'description', now: '', offered: 'Calm water.' },
          { field: 'category', now: '', offered: 'Coast' },
          { field: 'tags', now: 'sea, blue', offered: 'dusk, calm' },
        ],
      },
    ]);
    const fields = [`${suggestion} title`, `${suggestion} tags`, `${suggestion} category`, '999 description'];
    expect(await decide(`accept ${suggestion}`, [], fields)).toEqual({ kind: 'accepted', count: 1 });
    expect(await shown()).toEqual({
      ...{ title: 'Bay at dusk', description: null, category: 'Coast', version: before.version + 1 },
      tags: ['sea', 'blue', 'dusk', 'calm'],
    });
    expect(await list()).toEqual([]);
  });

  test('is read like an edit', async () => {
    const fails = (fields: object) => expect(offer(fields)).rejects.toMatchObject({ code: 'invalid' });
    await fails({});
    await fails({ description: ' ', tags: [] });
    await fails({ title: ' ' });
    await fails({ title: 'x'.repeat(201) });
    await fails({ description: 'x'.repeat(5001) });
    await fails({ tags: ['x'.repeat(61)] });
    await fails({ title: 'Fine', source: '' });
    await fails({ title: 'Fine', source: 'x'.repeat(61) });
    await fails({ categoryId: 999_999 });
    expect(await countSuggestions(em())).toBe(0);
  });

  test('that is there already, or was rejected, is stored once', async () => {
    const first = await offer({ title: 'One', tags: ['a', 'b'] });
    expect(first.state).toBe('waiting');
    expect(await offer({ title: 'One', tags: ['b', 'a'], source: 'Another' })).toEqual(first);
    expect(await offer({ title: 'Bay', tags: ['Blue'] })).toEqual({ id: null, state: 'unchanged' });
    expect(await decide('reject', [first.id])).toEqual({ kind: 'rejected', count: 1 });
    expect(await offer({ title: 'One', tags: ['a', 'b'] })).toEqual({ id: first.id, state: 'rejected' });
    expect(await countSuggestions(em())).toBe(0);
    expect(await shown()).toMatchObject({ title: 'Bay', tags: ['sea', 'blue'] });
  });

  test('adds no more tags than a wallpaper may have', async () => {
    const { id: suggestion } = await offer({ tags: Array.from({ length: 12 }, (_, n) => `tag ${n}`) });
    await decide('accept', [suggestion]);
    expect((await shown()).tags).toHaveLength(12);
    expect((await shown()).tags.slice(0, 3)).toEqual(['sea', 'blue', 'tag 0']);
  });

  test('of a category that is gone by now is no longer offered', async () => {
    const category = await addCategory(em(), 'Coast');
    const { id: suggestion } = await offer({ categoryId: category });
    await query(em(), 'delete from category where id = ?', [category]);
    expect(await list()).toMatchObject([{ changes: [] }]);
    expect(await decide('accept', [suggestion])).toMatchObject({ count: 1 });
    expect((await shown()).category).toBeNull();
  });
});

describe('several suggestions', () => {
  test('are accepted in a row, and later ones build on earlier ones', async () => {
    const ids = [(await offer({ tags: ['one'] })).id, (await offer({ tags: ['two', 'one'] })).id];
    expect(await decide('accept', ids)).toEqual({ kind: 'accepted', count: 2 });
    expect((await shown()).tags).toEqual(['sea', 'blue', 'one', 'two']);
    // A second click, or another window.
    expect(await decide('accept', ids)).toEqual({ kind: 'accepted', count: 0 });
  });

  test('are listed for all wallpapers or for one', async () => {
    const other = await addWallpaper(em(), { title: 'Hill' });
    await offer({ title: 'A' });
    await offer({ title: 'B' }, other);
    expect(await list()).toHaveLength(2);
    expect(await list(other)).toMatchObject([{ title: 'Hill' }]);
    expect([await countSuggestions(em()), await countSuggestions(em(), other)]).toEqual([2, 1]);
  });

  test('are at most twenty for a wallpaper and 100,000 altogether, also when they come together', async () => {
    const tries = Array.from({ length: 25 }, (_, n) => offer({ title: `Title ${n}` }));
    const failed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(5);
    expect(failed[0]).toMatchObject({ reason: { code: 'conflict', message: expect.stringContaining('20') } });
    const other = await addWallpaper(em(), { title: 'Hill' });
    await query(
      em(),
      `insert into wallpaper_suggestion (wallpaper_id, source, title, hash)
       select 1000000 + n, 'Model', 'Title', repeat('0', 64) from generate_series(1, 99979) n`,
    );
    expect(await offer({ title: 'The last' }, other)).toMatchObject({ state: 'waiting' });
    await expect(offer({ title: 'One more' }, other)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('that were rejected are remembered up to twenty for a wallpaper', async () => {
    for (let n = 0; n < 22; n += 1) await decide('reject', [(await offer({ title: `Title ${n}` })).id]);
    const [row] = await query(em(), 'select count(*)::int as n from wallpaper_suggestion');
    expect(row.n).toBe(20);
    expect(await offer({ title: 'Title 0' })).toMatchObject({ state: 'waiting' });
    expect(await offer({ title: 'Title 21' })).toMatchObject({ state: 'rejected' });
  });
});

test('suggestions wait in the trash and go when the wallpaper is purged', async () => {
  const { id: suggestion } = await offer({ title: 'New' });
  await deleteWallpapers(em(), store, [id]);
  expect([await countSuggestions(em()), await list()]).toEqual([0, []]);
  expect(await decide('accept', [suggestion])).toMatchObject({ count: 0 });
  await restoreWallpapers(em(), store, [id]);
  expect(await list()).toHaveLength(1);
  await deleteWallpapers(em(), store, [id]);
  await deleteForGood(em(), store, [id]);
  expect(await query(em(), 'select id from wallpaper_suggestion')).toEqual([]);
});
