import { beforeEach, describe, expect, test } from 'vitest';
import { TriageInput } from '~/features/curation/triage/triage.schema';
import { readTriage, saveTriaged, triageValues } from '~/features/curation/triage/triage.server';
import { readTriageQuery, TRIAGE_LISTS, triagePath } from '~/features/curation/triage/triage.view';
import { copyIntoTrash } from '~/features/trash/trash.queries.server';
import { QUALITY_TAGS } from '~/features/wallpapers/autofill';
import { getWallpaper, getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { openedMarks } from '~/lib/edited-form.server';
import { addCategory, addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const at = (search: string) => readTriage(em(), readTriageQuery(new URLSearchParams(search)));
const form = async (id: number, fields: Record<string, unknown> = {}) => {
  const { title, tags, deviceType } = await getWallpaper(em(), id);
  return TriageInput.parse({ id, title, tags, deviceType, licence: 'unknown', ...fields });
};

async function addDraft(title: string, tags: string[] = []): Promise<number> {
  const id = await addWallpaper(em(), { title, tags });
  await em().transactional((tx) => copyIntoTrash(tx, id));
  await query(em(), 'delete from wallpaper where id = ?', [id]);
  const [draft] = await query<{ id: number }>(
    em(),
    `update trashed_wallpaper set draft = 'kept' where id = (select max(id) from trashed_wallpaper) returning id`,
  );
  return draft?.id ?? 0;
}

describe('the list of drafts', () => {
  test('has all of them, saves them as drafts, and knows tags that go together', async () => {
    await addWallpaper(em(), { tags: ['sea', 'boat'] });
    const first = await addDraft('Old mill');
    const second = await addDraft('New mill', ['sea']);
    const found = await at('only=drafts');
    expect(found).toMatchObject({ id: second, left: 2, next: { id: first }, previous: null });
    expect(found?.suggested).toContainEqual({ name: 'boat', isSelected: false });
    const fields = { id: second, title: 'Newer mill', tags: 'sea, boat', licence: 'unknown' };
    const { undo } = await saveTriaged(em(), TriageInput.parse(fields));
    expect(undo).toMatchObject({ title: 'New mill', tags: 'sea' });
    const saved = await getWallpaperOrDraft(em(), second);
    expect(saved).toMatchObject({ title: 'Newer mill', tags: ['sea', 'boat'], draft: { publishAt: null } });
    expect(await at(`only=drafts&before=${second}`)).toMatchObject({
      id: first,
      left: 1,
      next: null,
      previous: second,
    });
    expect(await at(`only=drafts&before=${first}`)).toBeNull();
  });
});

describe('the lists of incomplete wallpapers', () => {
  test('hold those that lack something, newest first, and say how many are left', async () => {
    const [first, , third] = await addWallpapers(em(), [
      { title: 'One', tags: ['4K'] },
      { title: 'Two', tags: ['4K', 'sea'] },
      { title: 'Three', tags: [] },
    ]);
    expect(await at('only=untagged')).toMatchObject({ id: third, left: 2, next: { id: first }, previous: null });
    expect(await at(`only=untagged&before=${third}`)).toMatchObject({
      id: first,
      left: 1,
      next: null,
      previous: third,
    });
    expect(await at(`only=untagged&before=${first}`)).toBeNull();
  });

  test('can show any wallpaper, and go on after it', async () => {
    const [first, second] = await addWallpapers(em(), [{ tags: [] }, { tags: ['sea'] }]);
    expect(await at(`only=untagged&at=${second}`)).toMatchObject({ id: second, left: 2, next: { id: first } });
    expect(await at(`only=untagged&at=${Number(second) + 1}`)).toMatchObject({ id: first });
  });

  test.each([
    ['untagged', { tags: ['sea'] }],
    ['uncategorised', {}],
    ['no-device', { deviceType: 'pc' }],
    ['no-author', { author: 'Ada' }],
    ['no-licence', { licence: 'cc0' }],
    ['no-description', { description: 'The sea.' }],
  ] as const)('%s: a saved wallpaper that has it leaves the list', async (only, fields) => {
    const categoryId = await addCategory(em(), 'Harbours');
    const id = await addWallpaper(em(), { tags: [], device_type: null });
    await query(
      em(),
      "update wallpaper set author = null, licence = 'unknown', description = null, category_id = null",
    );
    expect(await at(`only=${only}`)).toMatchObject({ id });
    await saveTriaged(em(), await form(id, only === 'uncategorised' ? { categoryId } : fields));
    expect(await at(`only=${only}`)).toBeNull();
  });

  test('count wallpapers with nothing but tags for their size as untagged', async () => {
    const id = await addWallpaper(em(), { tags: Object.values(QUALITY_TAGS) });
    expect(await at('only=untagged')).toMatchObject({ id });
  });

  test('come from an address that says nothing wrong', () => {
    const query = readTriageQuery(new URLSearchParams('only=x&at=-1&before=z&done=1e9&recent=a&recent=b'));
    expect(query).toEqual({ only: TRIAGE_LISTS[0], at: null, before: null, done: 0, recent: ['a', 'b'] });
    expect(triagePath(query)).toBe('/admin/triage?only=untagged&recent=a&recent=b');
  });
});

describe('suggested tags', () => {
  const names = async (search: string) => (await at(search))?.suggested.map(({ name }) => name) ?? [];

  test('are words of the title, tags that go with the chosen ones, tags of those that look alike, and the latest', async () => {
    const red = [{ color: '#ff0000', weight: 1 }];
    await addWallpapers(em(), [
      { title: 'Other', tags: ['beach', 'coast'], palette: [{ color: '#00ff00', weight: 1 }] },
      { title: 'Alike', tags: ['rose'], palette: red },
    ]);
    const id = await addWallpaper(em(), { title: 'Lonely Harbour', tags: ['beach'], palette: red });
    await query(em(), 'update wallpaper set category_id = null');
    const found = await names(`only=uncategorised&at=${id}&recent=calm`);
    expect(found).toEqual(expect.arrayContaining(['lonely', 'harbour', 'coast', 'rose', 'calm']));
    expect(found).not.toContain('beach');
    expect(found.indexOf('harbour')).toBeLessThan(found.indexOf('coast'));
    expect((await at(`only=uncategorised&at=${id}`))?.suggested.every(({ isSelected }) => !isSelected)).toBe(true);
  });

  test('of the title are selected for a wallpaper without tags', async () => {
    await addWallpaper(em(), { title: 'Quiet Lake', tags: ['4K'] });
    const selected = (await at('only=untagged'))?.suggested.flatMap(({ name, isSelected }) =>
      isSelected ? [name] : [],
    );
    expect(selected).toEqual(['quiet', 'lake']);
  });
});

describe('saving', () => {
  test('adds the selected suggestions, keeps twelve tags and names the others', async () => {
    const id = await addWallpaper(em(), { tags: [] });
    const suggested = Array.from({ length: 14 }, (_, index) => `tag ${index}`);
    const { leftOut } = await saveTriaged(em(), await form(id, { tags: 'own', suggested }));
    expect((await getWallpaper(em(), id)).tags).toEqual(['own', ...suggested.slice(0, 11)]);
    expect(leftOut).toContain('tag 11');
  });

  test('can be undone', async () => {
    const id = await addWallpaper(em(), { title: 'Before', tags: ['old'] });
    const { undo } = await saveTriaged(em(), await form(id, { title: 'After', tags: 'new', author: 'Ada' }));
    expect(await getWallpaper(em(), id)).toMatchObject({ title: 'After', tags: ['new'], author: 'Ada' });
    await saveTriaged(em(), TriageInput.parse(undo));
    expect(await getWallpaper(em(), id)).toMatchObject({ title: 'Before', tags: ['old'], author: null });
  });

  test('is refused when someone else has changed the wallpaper', async () => {
    const id = await addWallpaper(em(), { title: 'Sea', tags: [] });
    const mine = await form(id, { tags: 'mine' });
    const opened = openedMarks(triageValues(await getWallpaper(em(), id)));
    await saveTriaged(em(), await form(id, { tags: 'theirs' }));
    await expect(saveTriaged(em(), mine, { tags: 'mine', opened })).rejects.toMatchObject({ code: 'conflict' });
    expect((await getWallpaper(em(), id)).tags).toEqual(['theirs']);
  });
});

test('a category is guessed from title and tags', async () => {
  await addWallpaper(em(), { title: 'Forest in spring', tags: [] });
  const found = await at('only=untagged');
  expect(found?.categories.find(({ id }) => id === found.categoryId)?.name).toBe('Nature');
});
