import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { suggestSearches } from '~/features/lists/search/autocomplete.queries.server';
import {
  createCategory,
  ensureCategory,
  updateCategory,
} from '~/features/taxonomy/categories/categories.commands.server';
import {
  getCategory,
  getCategoryBySlug,
  hasCategory,
  listCategories,
  listCategoryUses,
} from '~/features/taxonomy/categories/categories.queries.server';
import { createFromRows, importCategories } from '~/features/taxonomy/categories/create-categories.server';
import {
  CATEGORY_TASKS,
  deleteCategory,
  resumeCategoryDeletions,
} from '~/features/taxonomy/categories/delete-category.server';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { findWallpaper, loadCards } from '~/features/wallpapers/load-wallpapers.queries.server';
import { setSiteLanguages } from '~/messages/languages.server';
import { fileStore } from '~/storage/store.server';
import { addMany, addWallpaper, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { workThroughTasks } from '../support/tasks';
import { othersWaitFor, processOf } from '../support/waiting';

const { em } = ownDatabase();

beforeEach(async () => {
  await clearGallery(em());
  await query(em(), 'delete from category');
  await query(em(), 'delete from task');
  await query(em(), 'delete from trashed_wallpaper');
});

const create = (name: string, slug = name.toLowerCase()) => createCategory(em(), { name, slug });
const slugs = async () => (await listCategories(em())).map(({ slug }) => slug);

/** Adds many wallpapers in one statement: faster than one by one. */
const fill = (categoryId: number, count: number) =>
  addMany(em(), count, (index) => ({ title: `Picture ${index}`, category_id: categoryId }));

describe('categories', () => {
  test('are listed by use, with their counts', async () => {
    const sea = await create('Sea');
    const sky = await create('Sky');
    await create('Art');
    await fill(sky.id, 2);
    await fill(sea.id, 1);
    expect((await listCategoryUses(em())).map(({ slug, uses }) => [slug, uses])).toEqual([
      ['sky', 2],
      ['sea', 1],
      ['art', 0],
    ]);
  });

  test('two cannot share a slug', async () => {
    await create('Sea');
    const { id } = await create('Sky');
    const taken = {
      code: 'conflict',
      details: { fields: { slug: ['The category “Sea” already has this slug.'] } },
    };
    await expect(create('Other', 'sea')).rejects.toMatchObject(taken);
    await expect(updateCategory(em(), id, { name: 'Sky', slug: 'sea' })).rejects.toMatchObject(taken);
    expect(await slugs()).toEqual(['sea', 'sky']);
  });

  test('of several created at once with one slug, one succeeds', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => create(`Sea ${index}`, 'sea')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries as PromiseRejectedResult[]) if (reason) expect(reason.code).toBe('conflict');
  });

  test('previous slugs lead to the current one until another category takes them', async () => {
    const { id } = await create('Sea');
    await updateCategory(em(), id, { name: 'Sea', slug: 'ocean' });
    await updateCategory(em(), id, { name: 'Water', slug: 'water' });
    expect((await getCategoryBySlug(em(), 'sea')).slug).toBe('water');
    expect((await getCategoryBySlug(em(), 'ocean')).slug).toBe('water');
    expect(await ensureCategory(em(), 'Ocean')).toBe(id);
    const other = await create('Real sea', 'sea');
    expect((await getCategoryBySlug(em(), 'sea')).id).toBe(other.id);
    await updateCategory(em(), id, { name: 'Water', slug: 'ocean' });
    expect((await getCategoryBySlug(em(), 'water')).slug).toBe('ocean');
    expect((await getCategoryBySlug(em(), 'ocean')).id).toBe(id);
  });
});

describe('names in other languages', () => {
  afterEach(() => setSiteLanguages('en'));

  test('are shown in their languages, found by search, and kept unless they are sent', async () => {
    const { id } = await createCategory(em(), { name: 'Sea', slug: 'sea', names: { es: 'Mar abierto', de: '' } });
    const wallpaper = await addWallpaper(em(), { category_id: id });
    const shown = async () => {
      const [card] = await loadCards(em(), [wallpaper]);
      return [
        (await listCategories(em()))[0]?.name,
        card?.category?.name,
        (await suggestSearches(em(), 'abi'))[0]?.label,
      ];
    };
    expect(await shown()).toEqual(['Sea', 'Sea', 'Sea']);
    expect((await resolveFilter(em(), { search: 'abierto' }))?.search?.broad).toContain(`category:${id}`);
    setSiteLanguages('de');
    expect(await shown()).toEqual(['Sea', 'Sea', 'Sea']);
    setSiteLanguages('es');
    expect(await shown()).toEqual(['Mar abierto', 'Mar abierto', 'Mar abierto']);

    await updateCategory(em(), id, { name: 'Ocean', slug: 'sea', names: { de: 'Meer' } });
    expect((await getCategory(em(), id)).names).toEqual({ es: 'Mar abierto', de: 'Meer' });
    await updateCategory(em(), id, { name: 'Ocean', slug: 'sea', names: { es: '' } });
    expect((await getCategory(em(), id)).names).toEqual({ de: 'Meer' });
    expect(await shown()).toEqual(['Ocean', 'Ocean', undefined]);
    expect(await query(em(), `select word from search_word where uses > 0 and word in ('abierto', 'meer')`)).toEqual([
      { word: 'meer' },
    ]);
  });
});

describe('deleting a category', () => {
  test('leaves its wallpapers, also in the trash, without one', async () => {
    const { id } = await create('Sea');
    const [first = 0, , trashed = 0] = await fill(id, 4);
    await deleteWallpapers(em(), fileStore(), [trashed]);
    expect(await deleteCategory(em(), id)).toMatchObject({ name: 'Sea', count: 3, isInBackground: false });
    expect(await query(em(), 'select category_id from trashed_wallpaper')).toEqual([{ category_id: null }]);
    expect((await findWallpaper(em(), first))?.category).toBeNull();
    expect(await query(em(), 'select id from category')).toEqual([]);
    expect(await query(em(), 'select sum(count)::int as n from wallpaper_count where category_id is not null')).toEqual(
      [{ n: 0 }],
    );
    await expect(deleteCategory(em(), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with thousands of wallpapers continues in the background, but the site hides it at once', async () => {
    const { id } = await create('Deep Sea', 'deep-sea');
    await updateCategory(em(), id, { name: 'Sea', slug: 'sea' });
    const [first = 0] = await fill(id, 2600);
    expect(await deleteCategory(em(), id)).toMatchObject({ count: 2600, isInBackground: true });
    expect((await findWallpaper(em(), first))?.category).toBeNull();
    expect(await slugs()).toEqual([]);
    expect(await hasCategory(em(), id)).toBe(false);
    for (const slug of ['sea', 'deep-sea', `~${id}`]) {
      await expect(getCategoryBySlug(em(), slug)).rejects.toMatchObject({ code: 'not_found' });
    }
    // Its slug is free again before the work is done.
    const next = await create('Sea');
    await addWallpaper(em(), { category_id: id });

    await workThroughTasks(em(), CATEGORY_TASKS);
    expect(await query(em(), 'select state, done from task')).toEqual([{ state: 'done', done: 2601 }]);
    expect(await query(em(), 'select count(*)::int as n from wallpaper where category_id is not null')).toEqual([
      { n: 0 },
    ]);
    expect((await query(em(), 'select id from category')).map((row) => row.id)).toEqual([next.id]);
  });

  test('resumes after a crash', async () => {
    const { id } = await create('Sea');
    await fill(id, 2);
    await query(em(), `update category set deleted_at = now() - interval '5 minutes', name = '~', slug = '~1'`);
    await resumeCategoryDeletions(em());
    await workThroughTasks(em(), CATEGORY_TASKS);
    expect(await query(em(), 'select id from category')).toEqual([]);
  });

  test('waits for an upload that is using it', async () => {
    const { id } = await create('Sea');
    let deletion: Promise<unknown> = Promise.resolve();
    await em().transactional(async (tx) => {
      await addWallpaper(tx, { category_id: id });
      deletion = deleteCategory(em(), id);
      const holder = await processOf((sql) => query(tx, sql));
      await othersWaitFor(holder, (sql) => query(em(), sql), 2);
    });
    await deletion;
    expect(await query(em(), 'select category_id from wallpaper')).toEqual([{ category_id: null }]);
  });
});

describe('many new categories', () => {
  test('report a result for each line, and nothing is lost', async () => {
    await create('Sea');
    const result = await importCategories(em(), { text: 'Sky\r\n\n  Night  Sky\nSea\nПрирода', file: 'Sky\nFog' });
    expect(result.problem).toBeNull();
    expect(result.lines.map(({ name, slug, problem }) => [name, slug, problem])).toEqual([
      ['Sky', 'sky', null],
      ['Night Sky', 'night-sky', null],
      ['Sea', '', 'The category “Sea” already has this slug.'],
      ['Природа', '', 'Enter a slug. It can’t be made from this name.'],
      ['Sky', '', 'The category “Sky” already has this slug.'],
      ['Fog', 'fog', null],
    ]);
    expect(result.rows.map(({ name }) => name)).toEqual(['Sea', 'Природа', 'Sky']);
    expect(await slugs()).toEqual(['fog', 'night-sky', 'sea', 'sky']);
  });

  test.each([
    [{ name: ['', ' '], slug: ['', ''] }, []],
    [
      { name: ['', 'Природа'], slug: ['x', ''] },
      ['Name is required.', 'Enter a slug. It can’t be made from this name.'],
    ],
    [{}, []],
  ])('without a valid one in %j, ask for one', async (fields, reasons) => {
    const result = await createFromRows(em(), fields);
    expect(result.problem).toBe('Por favor, añade al menos una categoría válida');
    expect(result.rows.map(({ problem }) => problem)).toEqual(reasons);
    expect(await slugs()).toEqual([]);
  });

  test('above the limit are all kept for another try', async () => {
    const text = Array.from({ length: 501 }, (_, index) => `Line ${index}`).join('\n');
    const result = await importCategories(em(), { text });
    expect(result.problem).toBe('Create at most 500 categories at once.');
    expect(result.rows).toHaveLength(501);
    expect(await slugs()).toEqual([]);
  });
});
