import { beforeEach, describe, expect, test } from 'vitest';
import { guessAsked, saveEdit } from '~/features/curation/edit/complete.server';
import { EditRequest } from '~/features/curation/edit/edit.schema';
import { editValues } from '~/features/curation/edit/edit-values';
import { listAuthors } from '~/features/curation/edit/suggested-tags.queries.server';
import { countIncomplete } from '~/features/curation/list/admin-list.queries.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { QUALITY_TAGS } from '~/features/wallpapers/autofill';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { openedMarks } from '~/lib/edited-form.server';
import { addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const detail = (id: number) => getWallpaper(em(), id);

/** As the form sends it. */
async function save(id: number, typed: Record<string, unknown>, opened = true) {
  const shown = editValues(await detail(id));
  const sent = { ...shown, ...typed, ...(opened && { opened: openedMarks(shown) }) };
  return saveEdit(em(), id, EditRequest.parse(sent), sent);
}

test('wallpapers that lack something are counted, those with nothing but tags for their size as untagged', async () => {
  await addWallpapers(em(), [{ tags: Object.values(QUALITY_TAGS) }, { tags: ['4K', 'sea'] }, { tags: [] }]);
  await query(em(), "update wallpaper set author = 'Ada', licence = 'cc0', description = 'x', device_type = null");
  await query(em(), `update wallpaper set author = null where tags <@ '{4K,sea}'`);
  expect(await countIncomplete(em())).toMatchObject({ tags: 2, category: 3, device: 3, author: 2, licence: 0 });
});

describe('suggested tags', () => {
  const suggested = async (id: number) =>
    (await guessAsked(em(), 'tags', await detail(id), await listCategories(em()))).suggested;
  const names = async (id: number) => (await suggested(id)).map(({ name }) => name);

  test('are words of the title, tags that go with the chosen ones, and tags of pictures that look alike', async () => {
    const red = [{ color: '#ff0000', weight: 1 }];
    await addWallpapers(em(), [
      { title: 'Other', tags: ['beach', 'coast'], palette: [{ color: '#00ff00', weight: 1 }] },
      { title: 'Alike', tags: ['rose', '4K'], palette: red },
      ...Array.from({ length: 8 }, () => ({ tags: ['dune'], palette: [{ color: '#0000ff', weight: 1 }] })),
    ]);
    const id = await addWallpaper(em(), { title: 'Lonely Harbour', tags: ['beach'], palette: red });
    await query(em(), 'update wallpaper set perceptual_hash = -1 where palette @> ?::jsonb', ['[{"color":"#0000ff"}]']);
    const found = await names(id);
    expect(found).toEqual(['lonely', 'harbour', 'coast', 'rose']);
    expect((await suggested(id)).every(({ isSelected }) => !isSelected)).toBe(true);
  });

  test('leave out tags that a third of the gallery has', async () => {
    const palette = [{ color: '#ff0000', weight: 1 }];
    await addWallpapers(em(), [
      { title: 'One', tags: ['everywhere', 'rare'], palette },
      { title: 'Two', tags: ['everywhere'], palette },
      { title: 'Three', tags: ['calm'], palette },
    ]);
    const id = await addWallpaper(em(), { title: '-', tags: [], palette });
    const found = await names(id);
    expect(found).toEqual(expect.arrayContaining(['rare', 'calm']));
    expect(found).not.toContain('everywhere');
  });

  test('of the title are selected for a wallpaper without tags', async () => {
    const id = await addWallpaper(em(), { title: 'Quiet Lake', tags: ['4K'] });
    expect((await suggested(id)).filter(({ isSelected }) => isSelected).map(({ name }) => name)).toEqual([
      'quiet',
      'lake',
    ]);
  });
});

test('a category is guessed from title and tags, an author from “by”, and authors in use are offered', async () => {
  const known = await addWallpapers(em(), [{}, {}, {}]);
  for (const [index, author] of ['Ada', 'Bob', 'Bob'].entries())
    await query(em(), 'update wallpaper set author = ? where id = ?', [author, known[index]]);
  const wallpaper = await detail(await addWallpaper(em(), { title: 'Forest in spring by Ann Lee' }));
  const categories = await listCategories(em());
  const loose = { ...wallpaper, category: null };
  const { guesses } = await guessAsked(em(), 'categoryId', loose, categories);
  expect(categories.find(({ id }) => String(id) === guesses.categoryId)?.name).toBe('Nature');
  expect(await guessAsked(em(), 'author', loose, categories)).toMatchObject({ guesses: { author: 'Ann Lee' } });
  expect(await guessAsked(em(), undefined, loose, categories)).toEqual({ guesses: {}, suggested: [] });
  expect(await listAuthors(em(), 9)).toEqual(['Bob', 'Ada']);
});

describe('saving', () => {
  test('adds the selected suggestions, keeps twelve tags and names the others', async () => {
    const id = await addWallpaper(em(), { tags: [] });
    const suggested = Array.from({ length: 14 }, (_, index) => `tag ${index}`);
    const { leftOut } = await save(id, { tags: 'own', suggested });
    expect((await detail(id)).tags).toEqual(['own', ...suggested.slice(0, 11)]);
    expect(leftOut).toContain('tag 11');
  });

  test('can be undone, unless someone has changed the same fields since', async () => {
    const id = await addWallpaper(em(), { title: 'Before', tags: ['old'] });
    const { undo } = await save(id, { title: 'After', tags: 'new', licence: 'other', licenceText: 'Mine' });
    expect(await detail(id)).toMatchObject({ title: 'After', tags: ['new'], licenceText: 'Mine' });
    await save(id, { description: 'Kept' });
    await saveEdit(em(), id, EditRequest.parse(undo), undo ?? {});
    const back = { title: 'Before', tags: ['old'], licence: 'unknown', licenceText: null, description: 'Kept' };
    expect(await detail(id)).toMatchObject(back);
    const again = (await save(id, { title: 'Mine' })).undo ?? {};
    await save(id, { title: 'Theirs' });
    await expect(saveEdit(em(), id, EditRequest.parse(again), again)).rejects.toMatchObject({ code: 'conflict' });
    expect((await save(id, {})).undo).toBeUndefined();
  });
});
