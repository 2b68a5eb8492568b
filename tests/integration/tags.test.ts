import { beforeEach, describe, expect, test } from 'vitest';
import {
  findTagByName,
  getTag,
  listDraftTags,
  listFormerNames,
  listTags,
} from '~/features/taxonomy/tags/admin-tags.queries.server';
import { deleteTags, mergeTags } from '~/features/taxonomy/tags/change-many-tags.server';
import {
  deleteTag,
  forgetFormerName,
  mergeTag,
  renameTag,
  resumeMerges,
  TAG_TASKS,
} from '~/features/taxonomy/tags/change-tags.server';
import { deletedOutcome, describeChanges } from '~/features/taxonomy/tags/changes-flash';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import { describeTag, findRenamedTag } from '~/features/taxonomy/tags/tags.queries.server';
import { deleteWallpapers, restoreWallpapers } from '~/features/trash/trash.commands.server';
import { copyIntoTrash } from '~/features/trash/trash.queries.server';
import { fileStore } from '~/storage/store.server';
import { addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { listCards } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { workThroughTasks } from '../support/tasks';
import { othersWaitFor, processOf } from '../support/waiting';

const { em } = ownDatabase();

beforeEach(async () => {
  await clearGallery(em());
  await query(em(), 'delete from task');
  await query(em(), 'delete from trashed_wallpaper');
});

test('a bulk change counts each wallpaper once, and the drafts that it changes', async () => {
  await addWallpaper(em(), { tags: ['dawn', 'dusk'] });
  await addWallpaper(em(), { tags: ['dawn', 'noon'] });
  const id = await addWallpaper(em(), { tags: ['dusk'] });
  await em().transactional((tx) => copyIntoTrash(tx, id));
  await query(em(), 'delete from wallpaper where id = ?', [id]);
  await query(em(), `update trashed_wallpaper set draft = 'kept', tags = '{Dusk,later}'`);
  expect(await listDraftTags(em(), 10)).toEqual([{ name: 'later', drafts: 1 }]);
  expect(await getTag(em(), await idOf('dusk'))).toMatchObject({ uses: 1, drafts: 1 });
  const changes = await deleteTags(em(), [await idOf('dawn'), await idOf('dusk')]);
  expect(describeChanges(changes, deletedOutcome())).toMatchObject({
    title: '2 tags deleted',
    text: '2 wallpapers + 1 draft changed.',
  });
});

const idOf = async (name: string) => (await findTagByName(em(), name))?.id ?? 0;
const tagsOf = async (id: number) => (await query(em(), 'select tags from wallpaper where id = ?', [id]))[0]?.tags;

/** Adds wallpapers with this tag in a few statements: faster than one by one. */
async function fill(name: string, count: number, others: string[] = []): Promise<number[]> {
  const tags = [...others, name];
  const rows = Array.from({ length: count }, (_, index) => ({ title: `Picture ${index}` }));
  const ids = await addWallpapers(em(), rows);
  for (const tag of tags) await addWallpaper(em(), { tags: [tag] });
  await query(em(), 'update wallpaper set tags = ?::text[] where id = any(?)', [tags, ids]);
  await query(
    em(),
    'insert into wallpaper_tag (tag_id, wallpaper_id) select t.id, w from tag t, unnest(?::int[]) w where t.name = any(?)',
    [ids, tags],
  );
  return ids;
}

/** Wallpapers whose tag names differ from their linked tags, and tags with a wrong count. Should be empty. */
async function differences(): Promise<unknown[]> {
  return query(
    em(),
    `select w.id, w.tags, array(
       select t.name from wallpaper_tag m join tag t on t.id = m.tag_id where m.wallpaper_id = w.id
     ) as linked from wallpaper w
     where (select array_agg(n order by n) from unnest(w.tags) n)
       is distinct from (select array_agg(t.name::text order by t.name::text) from wallpaper_tag m join tag t on t.id = m.tag_id
                         where m.wallpaper_id = w.id)
     union all
     select t.id, array[t.name::text], array[t.uses::text, count(m.wallpaper_id)::text]
     from tag t left join wallpaper_tag m on m.tag_id = t.id group by t.id having t.uses <> count(m.wallpaper_id)`,
  );
}

test.each([
  ['QHD', 'qhd', 'QHD'],
  ['café noir', 'café-noir', 'Café Noir'],
  ['sea-side', 'sea-side', 'Sea Side'],
])('the page of %j follows the spelling of the tag', async (tag, slug, name) => {
  await addWallpaper(em(), { tags: [tag] });
  expect(await describeTag(em(), slug)).toEqual({ name, uses: 1 });
});

describe('tags that differ by more than case', () => {
  const listed = async (tags: string[]) => {
    const { items } = await listCards(em(), { tags }, { offset: 0, limit: 9, after: null });
    return items.map(({ id }) => id).sort((a, b) => a - b);
  };

  test('stay two, and the page of their slug lists both', async () => {
    const names = ['C#', 'C++', '❤️', '🏔️', '🌅 dawn', 'dawn', 'b/w', 'b-w', 'null'];
    const ids: number[] = [];
    for (const name of names) ids.push(await addWallpaper(em(), { tags: [name] }));
    const stored = await em().transactional((tx) => storedTagNames(tx, names));
    expect(stored).toEqual(names);
    const both = await addWallpaper(em(), { tags: ['C#', 'C++'] });
    expect(await listed(['c'])).toEqual([ids[0], ids[1], both]);
    expect(await describeTag(em(), 'c')).toEqual({ name: 'C', uses: 3 });
    expect(await listed(['C#'])).toEqual([ids[0], both]);
    expect(await listed(['c++', 'c#'])).toEqual([both]);
    expect(await listed(['dawn'])).toEqual([ids[4], ids[5]]);
    expect(await listed(['2764-fe0f'])).toEqual([ids[2]]);
    expect(await listed(['❤️'])).toEqual([ids[2]]);
    expect(await differences()).toEqual([]);
  });

  test('are renamed and merged one by one', async () => {
    const sharp = await addWallpaper(em(), { tags: ['C#'] });
    const plus = await addWallpaper(em(), { tags: ['C++'] });
    await renameTag(em(), await idOf('C#'), 'CSharp');
    expect([await tagsOf(sharp), await tagsOf(plus)]).toEqual([['CSharp'], ['C++']]);
    expect(await listed(['C#'])).toEqual([sharp]);
    expect(await listed(['c'])).toEqual([plus]);
    expect(await em().transactional((tx) => storedTagNames(tx, ['c#', 'c++']))).toEqual(['CSharp', 'C++']);
    await addWallpaper(em(), { tags: ['cpp'] });
    await mergeTag(em(), await idOf('C++'), await idOf('cpp'));
    await workThroughTasks(em(), TAG_TASKS);
    expect(await tagsOf(plus)).toEqual(['cpp']);
    expect(await differences()).toEqual([]);
  });
});

describe('renaming a tag', () => {
  test('changes it in place on every wallpaper, in the search and in the trash', async () => {
    const id = await addWallpaper(em(), { tags: ['sea', 'woods', 'sky'] });
    const trashed = await addWallpaper(em(), { tags: ['woods'] });
    await deleteWallpapers(em(), fileStore(), [trashed]);
    const version = (await query(em(), 'select version from wallpaper where id = ?', [id]))[0].version;
    expect(await renameTag(em(), await idOf('woods'), 'Deep Forest')).toMatchObject({
      count: 1,
      isInBackground: false,
    });
    expect(await tagsOf(id)).toEqual(['sea', 'Deep Forest', 'sky']);
    expect(await differences()).toEqual([]);
    const found = await listCards(em(), { search: 'deep forest' }, { offset: 0, limit: 5, after: null });
    expect(found.items.map((item) => item.id)).toEqual([id]);
    // An open edit form must notice the change.
    expect((await query(em(), 'select version from wallpaper where id = ?', [id]))[0].version).toBe(version + 1);
    await restoreWallpapers(em(), fileStore(), [trashed]);
    expect(await tagsOf(trashed)).toEqual(['Deep Forest']);
    expect(await differences()).toEqual([]);
  });

  test('makes old slugs and old names lead to the new one, through several renames', async () => {
    await addWallpaper(em(), { tags: ['woods'] });
    const id = await idOf('woods');
    await renameTag(em(), id, 'Forest');
    await renameTag(em(), id, 'Trees');
    for (const slug of ['woods', 'forest']) expect(await findRenamedTag(em(), slug)).toBe('trees');
    expect(await findRenamedTag(em(), 'trees')).toBeNull();
    const upload = await addWallpaper(em());
    const stored = await em().transactional((tx) => setWallpaperTags(tx, upload, ['Woods', 'new', 'forest']));
    expect(stored).toEqual(['Trees', 'new']);
    expect((await describeTag(em(), 'trees')).uses).toBe(2);
    const filtered = await listCards(em(), { tags: ['woods'] }, { offset: 0, limit: 5, after: null });
    expect(filtered.items).toHaveLength(2);

    expect((await listFormerNames(em(), id)).map(({ name }) => name)).toEqual(['Forest', 'woods']);
    await forgetFormerName(em(), id, 'woods');
    expect(await findRenamedTag(em(), 'woods')).toBeNull();
    const other = await addWallpaper(em(), { tags: [] });
    expect(await em().transactional((tx) => setWallpaperTags(tx, other, ['Woods']))).toEqual(['Woods']);
  });

  test('back to an old name makes no redirect loop', async () => {
    await addWallpaper(em(), { tags: ['woods'] });
    const id = await idOf('woods');
    await renameTag(em(), id, 'forest');
    await renameTag(em(), id, 'woods');
    expect(await findRenamedTag(em(), 'forest')).toBe('woods');
    expect(await findRenamedTag(em(), 'woods')).toBeNull();
  });

  test('that only changes the case needs no redirect', async () => {
    const wallpaper = await addWallpaper(em(), { tags: ['nature'] });
    const id = await idOf('nature');
    await renameTag(em(), id, 'Nature');
    expect(await tagsOf(wallpaper)).toEqual(['Nature']);
    expect(await listFormerNames(em(), id)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('to an existing name is refused, with a link to that tag', async () => {
    await addWallpaper(em(), { tags: ['woods', 'Forest'] });
    const forest = await idOf('forest');
    await expect(renameTag(em(), await idOf('woods'), 'forest')).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { name: ['There is already a tag “Forest”.'] }, location: `/admin/tags/${forest}` },
    });
  });

  test('of thousands of wallpapers continues in the background', async () => {
    await fill('woods', 1700, ['sea']);
    expect(await renameTag(em(), await idOf('woods'), 'forest')).toMatchObject({ count: 1701, isInBackground: true });
    expect((await describeTag(em(), 'forest')).uses).toBe(1701);
    await workThroughTasks(em(), TAG_TASKS);
    expect(await differences()).toEqual([]);
    expect(await query(em(), 'select state, total, done from task')).toEqual([
      { state: 'done', total: 1701, done: 1701 },
    ]);
  });
});

describe('merging tags', () => {
  test('gives each wallpaper the target tag once, at the first position', async () => {
    const both = await addWallpaper(em(), { tags: ['woods', 'sea', 'forest'] });
    const one = await addWallpaper(em(), { tags: ['sky', 'woods'] });
    const trashed = await addWallpaper(em(), { tags: ['forest', 'woods'] });
    await deleteWallpapers(em(), fileStore(), [trashed]);
    const result = await mergeTags(em(), [await idOf('woods'), await idOf('forest')], 'FOREST');
    expect(result).toMatchObject({ into: 'forest', done: [{ name: 'woods', count: 2 }], problems: [] });
    expect(await tagsOf(both)).toEqual(['forest', 'sea']);
    expect(await tagsOf(one)).toEqual(['sky', 'forest']);
    expect(await query(em(), 'select tags from trashed_wallpaper')).toEqual([{ tags: ['forest'] }]);
    expect(await findRenamedTag(em(), 'woods')).toBe('forest');
    expect(await query(em(), `select id from tag where slug = 'woods'`)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('keeps the limit of twelve tags', async () => {
    const twelve = ['woods', 'forest', ...Array.from({ length: 10 }, (_, index) => `tag ${index}`)];
    const id = await addWallpaper(em(), { tags: twelve });
    await mergeTag(em(), await idOf('woods'), await idOf('forest'));
    expect(await tagsOf(id)).toEqual(['forest', ...twelve.slice(2)]);
    expect(await differences()).toEqual([]);
  });

  test('follows earlier merges', async () => {
    await addWallpaper(em(), { tags: ['a', 'b', 'c'] });
    await mergeTag(em(), await idOf('a'), await idOf('b'));
    await mergeTag(em(), await idOf('b'), await idOf('c'));
    expect([await findRenamedTag(em(), 'a'), await findRenamedTag(em(), 'b')]).toEqual(['c', 'c']);
  });

  test('into a new name renames the most used one and merges the others into it', async () => {
    const first = await addWallpaper(em(), { tags: ['woods', 'forest'] });
    const second = await addWallpaper(em(), { tags: ['forest', 'copse'] });
    const ids = [await idOf('woods'), await idOf('forest'), await idOf('copse')];
    const result = await mergeTags(em(), ids, 'Woodland');
    expect(result).toMatchObject({ into: 'Woodland', problems: [] });
    expect(result.done.map(({ name }) => name).sort()).toEqual(['copse', 'forest', 'woods']);
    expect([await tagsOf(first), await tagsOf(second)]).toEqual([['Woodland'], ['Woodland']]);
    for (const name of ['woods', 'forest', 'copse']) expect(await findRenamedTag(em(), name)).toBe('woodland');
    expect(await differences()).toEqual([]);
  });

  test('into an invalid name, or into itself, is refused', async () => {
    await addWallpaper(em(), { tags: ['woods'] });
    const id = await idOf('woods');
    await expect(mergeTags(em(), [id], 'wood, land')).rejects.toMatchObject({
      details: { fields: { into: ['A tag can’t contain a comma.'] } },
    });
    await expect(mergeTags(em(), [id], 'Woods')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('of two into each other at once: one succeeds, the other is refused', async () => {
    await addWallpaper(em(), { tags: ['fog', 'mist'] });
    const [fog, mist] = [await idOf('fog'), await idOf('mist')];
    let merges: Promise<unknown>[] = [];
    await em().transactional(async (tx) => {
      await query(tx, 'select from tag where id = any(?) for update', [[fog, mist]]);
      merges = [mergeTag(em(), fog, mist), mergeTag(em(), mist, fog)];
      const holder = await processOf((sql) => query(tx, sql));
      await othersWaitFor(holder, (sql) => query(em(), sql), 2);
    });
    const outcomes = (await Promise.allSettled(merges)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    expect(await query(em(), 'select id from tag where id = any(?)', [[fog, mist]])).toEqual([
      { id: await idOf('fog') },
    ]);
    expect(await idOf('mist')).toBe(await idOf('fog'));
    expect(await differences()).toEqual([]);
  });

  test('of thousands continues in the background while uploads use the old tag and the new one', async () => {
    await fill('woods', 1600, ['forest']);
    await fill('woods', 400);
    const woods = await idOf('woods');
    const forest = await idOf('forest');
    expect(await mergeTag(em(), woods, forest)).toMatchObject({ isInBackground: true });
    expect((await getTag(em(), woods)).mergingInto).toBe('forest');
    // Neither can be changed until the merge is done.
    await expect(renameTag(em(), woods, 'other')).rejects.toMatchObject({ code: 'conflict' });
    await expect(mergeTag(em(), forest, woods)).rejects.toMatchObject({ code: 'conflict' });
    const uploads = Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        em().transactional(async (tx) => {
          const id = await addWallpaper(tx, { title: `Forest woods ${index}` });
          const tags = await setWallpaperTags(tx, id, index % 2 ? ['woods', `own ${index}`] : ['forest', '4k']);
          await query(tx, 'update wallpaper set tags = ?::text[] where id = ?', [tags, id]);
        }),
      ),
    );
    await Promise.all([uploads, workThroughTasks(em(), TAG_TASKS)]);
    expect(await query(em(), `select id from tag where slug = 'woods'`)).toEqual([]);
    expect(await differences()).toEqual([]);
    expect((await describeTag(em(), 'forest')).uses).toBe(1600 + 400 + 3 + 24);
  });

  test('resumes after a crash', async () => {
    await addWallpaper(em(), { tags: ['woods'] });
    await addWallpaper(em(), { tags: ['forest'] });
    await query(
      em(),
      `insert into tag_redirect (key, slug, name, tag_id) select 'woods', 'woods', 'woods', id from tag where slug = 'forest'`,
    );
    await resumeMerges(em());
    await resumeMerges(em());
    expect(await query(em(), 'select kind from task')).toEqual([{ kind: 'merge-tag' }]);
    await workThroughTasks(em(), TAG_TASKS);
    expect(await differences()).toEqual([]);
    expect((await describeTag(em(), 'forest')).uses).toBe(2);
  });
});

describe('deleting tags', () => {
  test('removes them from every wallpaper, also in the trash', async () => {
    const id = await addWallpaper(em(), { tags: ['woods', 'sea', 'sky'] });
    const trashed = await addWallpaper(em(), { tags: ['woods'] });
    await deleteWallpapers(em(), fileStore(), [trashed]);
    const ids = [await idOf('woods'), await idOf('sky'), 999_999];
    const { done, problems } = await deleteTags(em(), ids);
    expect(done.map(({ name, count }) => [name, count])).toEqual([
      ['woods', 1],
      ['sky', 1],
    ]);
    expect(problems).toEqual(['There is no tag with this id.']);
    expect(await tagsOf(id)).toEqual(['sea']);
    expect(await query(em(), 'select tags from trashed_wallpaper')).toEqual([{ tags: [] }]);
    expect((await listTags(em(), { search: '', sort: 'use', offset: 0 })).items.map(({ name }) => name)).toEqual([
      'sea',
    ]);
    expect(await differences()).toEqual([]);
  });

  test('of thousands continues in the background', async () => {
    await fill('woods', 1500, ['sea']);
    expect(await deleteTag(em(), await idOf('woods'))).toMatchObject({ isInBackground: true });
    await workThroughTasks(em(), TAG_TASKS);
    expect(await differences()).toEqual([]);
    expect(await idOf('woods')).toBe(0);
  });

  test('waits for an upload that is using one', async () => {
    await addWallpaper(em(), { tags: ['woods'] });
    const id = await idOf('woods');
    let deletion: Promise<unknown> = Promise.resolve();
    const upload = await em().transactional(async (tx) => {
      const added = await addWallpaper(tx);
      const tags = await setWallpaperTags(tx, added, ['woods']);
      deletion = deleteTag(em(), id);
      const holder = await processOf((sql) => query(tx, sql));
      await othersWaitFor(holder, (sql) => query(em(), sql), 2);
      await query(tx, 'update wallpaper set tags = ?::text[] where id = ?', [tags, added]);
      return added;
    });
    await deletion;
    await workThroughTasks(em(), TAG_TASKS);
    expect(await tagsOf(upload)).toEqual([]);
    expect(await differences()).toEqual([]);
  });
});

describe('the list of tags', () => {
  test('sorts by use or name, finds beginnings of words, and has pages', async () => {
    await addWallpaper(em(), { tags: ['sea', 'Night Sky'] });
    await addWallpaper(em(), { tags: ['sea', 'Šumava'] });
    const names = async (query: Partial<Parameters<typeof listTags>[1]>) =>
      (await listTags(em(), { search: '', sort: 'use', offset: 0, ...query })).items.map(({ name }) => name);
    expect(await names({})).toEqual(['sea', 'Night Sky', 'Šumava']);
    expect(await names({ sort: 'name' })).toEqual(['Night Sky', 'sea', 'Šumava']);
    expect(await names({ search: 'sk' })).toEqual(['Night Sky']);
    expect(await names({ search: 'sum' })).toEqual(['Šumava']);
    for (const search of ["'", '\0', '!!', ':*', '\ud800']) expect(await names({ search })).toBeInstanceOf(Array);

    await query(em(), `insert into tag (name, slug) select 'many ' || n, 'many-' || n from generate_series(1, 250) n`);
    const first = await listTags(em(), { search: 'many', sort: 'name', offset: 0 });
    expect([first.items.length, first.total, first.hasMore]).toEqual([200, 250, true]);
    const second = await listTags(em(), { search: 'many', sort: 'name', offset: 200 });
    expect([second.items.length, second.hasMore]).toEqual([50, false]);
  });
});

test('a tag that an upload uses cannot be deleted before the upload is done', async () => {
  await addWallpaper(em(), { tags: ['woods'] });
  const change = () => query(em(), `select slug from tag where slug = 'woods' for update nowait`);
  await em().transactional(async (tx) => {
    expect(await storedTagNames(tx, ['Woods'])).toEqual(['woods']);
    // Deleting and merging take this lock first. 55P03 is PostgreSQL's lock_not_available.
    await expect(change()).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await change()).toEqual([{ slug: 'woods' }]);
});

test('two uploads with the same tags do not deadlock', async () => {
  await addWallpaper(em(), { tags: ['4k', 'sea'] });
  const ids = [await addWallpaper(em()), await addWallpaper(em())];
  let waiting = ids.length;
  let begin: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await Promise.all(
    ids.map((id) =>
      em().transactional(async (tx) => {
        await query(tx, `select from tag where slug = 'sea' for key share`);
        waiting -= 1;
        if (waiting === 0) begin();
        await both;
        const tags = await setWallpaperTags(tx, id, ['sea', '4k']);
        await query(tx, 'update wallpaper set tags = ?::text[] where id = ?', [tags, id]);
      }),
    ),
  );
  expect(await differences()).toEqual([]);
  expect((await describeTag(em(), 'sea')).uses).toBe(3);
});
