import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { KnownLicences20261129216000 } from '~/db/migrations/20261129-216000-known-licences';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { listDrafts } from '~/features/drafts/drafts.queries.server';
import { describeFindings, verifySite } from '~/features/operations/maintenance/verify.server';
import { ArchivedSets } from '~/features/operations/transfer/archived-sets.server';
import { exportGallery } from '~/features/operations/transfer/export.server';
import { type Complaint, countFiles, filesOf } from '~/features/operations/transfer/folder.server';
import { importGallery } from '~/features/operations/transfer/import-gallery.server';
import { type ImportChoices, importPicture, skipReason } from '~/features/operations/transfer/import-picture.server';
import { makeSet } from '~/features/sets/sets.commands.server';
import { NO_IDENTITY } from '~/features/site/identity.schema';
import { changeSetting, readSettings } from '~/features/site/settings.queries.server';
import { textRow } from '~/features/site/site-text.schema';
import { updateCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { findRenamedTag } from '~/features/taxonomy/tags/tags.queries.server';
import { deleteWallpaper } from '~/features/trash/trash.commands.server';
import { getWallpaper, getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { withMetadata } from '../support/metadata';
import { emptyDir } from '../support/pictures';
import { query } from '../support/query';
import { ownGallery, newPng as picture, type StoredGallery } from '../support/stored-gallery';

const gallery = ownGallery();

let seed = 4000;

const NOTHING: ImportChoices = { forAll: {}, foldersAsCategories: false };

/** Imports a folder like the command, one picture after another. */
async function importFolder(into: StoredGallery, folder: string, choices = NOTHING) {
  const report: { taken: WallpaperDetail[]; complaints: Complaint[] } = { taken: [], complaints: [] };
  const complain = (complaint: Complaint) =>
    report.complaints.push({ ...complaint, file: path.relative(folder, complaint.file) });
  await importGallery(into.em(), folder);
  const sets = new ArchivedSets();
  for await (const file of filesOf(folder, complain)) {
    try {
      const { id, notes } = await importPicture(into.em(), into.store, file, choices, { sets, root: folder });
      report.taken.push(await getWallpaperOrDraft(into.em(), id));
      for (const reason of notes) complain({ file: file.path, reason });
    } catch (error) {
      complain({ file: file.path, reason: skipReason(error) });
    }
  }
  for (const complaint of await sets.join(into.em())) complain(complaint);
  return report;
}

test('with --draft, pictures of a folder become drafts', async () => {
  const folder = await emptyDir();
  await writeFile(path.join(folder, 'lake.png'), await picture());
  const { taken } = await importFolder(gallery, folder, { ...NOTHING, forAll: { publishedAt: 'draft' } });
  expect(taken).toMatchObject([{ title: 'Lake', draft: { publishAt: null } }]);
  expect(await query(gallery.em(), 'select id from wallpaper')).toEqual([]);
});

describe('an exported gallery imported into an empty one', () => {
  const copy = ownGallery();

  test('has its identity and texts, but not its mail, and keeps what it has itself', async () => {
    await changeSetting(gallery.em(), 'identity', () => ({ ...NO_IDENTITY, name: 'Coast', features: ['search'] }));
    await changeSetting(gallery.em(), textRow('imprint', 'en'), () => ({ text: 'Ada' }));
    await changeSetting(gallery.em(), textRow('about', 'en'), () => ({ text: 'Theirs' }));
    await changeSetting(gallery.em(), 'mail', () => ({ host: 'smtp.example.com', password: 'sealed' }));
    await changeSetting(copy.em(), textRow('about', 'en'), () => ({ text: 'Ours' }));
    const folder = await emptyDir();
    await exportGallery(gallery.em(), gallery.store, folder, () => undefined);
    await importGallery(copy.em(), folder);
    const { feeds: _, ...settings } = await readSettings(copy.em());
    expect(settings).toEqual({
      identity: { ...NO_IDENTITY, name: 'Coast', features: ['search'] },
      'text imprint en': { text: 'Ada' },
      'text about en': { text: 'Ours' },
    });
  });

  test('has the same pages at the same addresses', async () => {
    const nature = await getCategoryBySlug(gallery.em(), 'nature');
    await updateCategory(gallery.em(), nature.id, { name: 'Wild Life', slug: 'wild' });
    const gone = await gallery.upload();
    const [first, second] = [await gallery.upload(['Sea Side', 'Ünïcode']), await gallery.upload()];
    const texts = {
      title: 'A/B: "C"',
      description: 'Two\nlines <b>',
      author: 'Ann O’Nym',
      licence: 'cc-by-4.0' as const,
    };
    await updateWallpaper(gallery.em(), first.id, { ...texts, categoryId: nature.id, featured: true, fileSize: 'big' });
    await updateWallpaper(gallery.em(), second.id, { deviceType: null, categoryId: null, tags: [] });
    await query(gallery.em(), `update wallpaper set created_at = '2024-02-03 04:05:06.789+00' where id = ${first.id}`);
    for (let n = 0; n < 3; n += 1) await recordDownload(gallery.em(), first.id);
    await query(
      gallery.em(),
      `insert into tag_redirect (key, slug, name, tag_id) select 'beach', 'beach', 'Beach', id from tag where slug = 'sea-side'`,
    );
    await deleteWallpaper(gallery.em(), gallery.store, gone.id);

    const folder = await emptyDir();
    expect(await exportGallery(gallery.em(), gallery.store, folder, () => undefined)).toEqual({
      wallpapers: 2,
      missing: [],
      damaged: [],
    });
    const { complaints } = await importFolder(copy, folder);
    expect(complaints).toEqual([]);
    for (const { id } of [first, second]) {
      const { version: _, ...original } = await getWallpaper(gallery.em(), id);
      const { version: __, ...copied } = await getWallpaper(copy.em(), id);
      const withoutId = ({ category, ...rest }: typeof original) => ({
        ...rest,
        category: category && { ...category, id: 0 },
      });
      expect(withoutId(copied)).toEqual(withoutId(original));
    }
    expect(await getCategoryBySlug(copy.em(), 'nature')).toMatchObject({ name: 'Wild Life', slug: 'wild' });
    expect(await findRenamedTag(copy.em(), 'beach')).toBe('sea-side');
    await query(copy.em(), `update wallpaper set avif = true`);
    expect(
      describeFindings(await verifySite(copy.em(), copy.store, { isQuick: true })).filter((one) => !/\.avif/.test(one)),
    ).toEqual([]);
    expect((await copy.upload()).id).toBe(second.id + 1);
  });

  test('keeps drafts and plans with their order', async () => {
    const at = `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T09:00:00.000Z`;
    const [draft, second, first] = [
      await gallery.upload(['Kept'], undefined, { kind: 'draft' }),
      await gallery.upload([], undefined, { kind: 'at', at }),
      await gallery.upload([], undefined, { kind: 'at', at }),
    ];
    await query(
      gallery.em(),
      `update trashed_wallpaper set publish_at = publish_at - interval '2 milliseconds' where id = ?`,
      [first.id],
    );
    const folder = await emptyDir();
    expect(await exportGallery(gallery.em(), gallery.store, folder, () => undefined)).toMatchObject({ wallpapers: 3 });
    expect((await importFolder(copy, folder)).complaints).toEqual([]);
    const inbox = async ({ em }: StoredGallery) =>
      (await listDrafts(em(), 'all', 'UTC', { offset: 0, limit: 9 })).items;
    expect(await inbox(copy)).toEqual(await inbox(gallery));
    expect((await inbox(copy)).map(({ id }) => id)).toEqual([draft.id, first.id, second.id]);
    expect(await copy.store.stat(draft.key, 'original')).toBeNull();
    expect(describeFindings(await verifySite(copy.em(), copy.store, { isQuick: true }))).toEqual([]);
  });

  test('keeps sets with their roles, also of drafts, and after an import that stopped', async () => {
    const [light, dark, other] = [await gallery.upload(), await gallery.upload(), await gallery.upload()];
    const draft = await gallery.upload([], undefined, { kind: 'draft' });
    await makeSet(gallery.em(), [other.id, (await gallery.upload()).id]);
    const roles = new Map([
      [light.id, 'light'],
      [dark.id, 'night'],
      [draft.id, 'phone'],
    ] as const);
    await makeSet(gallery.em(), [...roles.keys()], roles);
    const folder = await emptyDir();
    await exportGallery(gallery.em(), gallery.store, folder, () => undefined);
    for await (const file of filesOf(folder, () => undefined)) {
      // As if the process had ended before it joined the sets.
      await importPicture(copy.em(), copy.store, file, NOTHING, { sets: new ArchivedSets(), root: folder });
    }
    const setsOf = ({ em }: StoredGallery) =>
      query(
        em(),
        `select array_agg(id order by id) as ids, array_agg(set_role::text order by id) as roles from (
           select id, set_id, set_role from wallpaper union all select id, set_id, set_role from trashed_wallpaper
         ) version where set_id is not null group by set_id order by 1`,
      );
    expect(await setsOf(copy)).toEqual([]);
    await importFolder(copy, folder);
    expect(await setsOf(copy)).toEqual(await setsOf(gallery));
    expect(describeFindings(await verifySite(copy.em(), copy.store, { isQuick: true }))).toEqual([]);
  });

  test('continues where it stopped, and skips what already has an id', async () => {
    const { id } = await gallery.upload();
    const folder = await emptyDir();
    await exportGallery(gallery.em(), gallery.store, folder, () => undefined);
    const other = await copy.upload();
    expect(other.id).toBe(id);
    const { taken, complaints } = await importFolder(copy, folder);
    expect(taken[0]?.id).not.toBe(id);
    expect(complaints[0]?.reason).toBe(
      `The id ${id} belongs to another wallpaper. This one now has id ${taken[0]?.id}.`,
    );
    expect((await importFolder(copy, folder)).complaints[0]?.reason).toMatch(/already in the gallery/);
  });
});

describe('a folder of pictures', () => {
  test('joins versions by the sets that its lists name, and says which it cannot join', async () => {
    const folder = await emptyDir();
    const names = ['a.png', 'b.png', 'c.png', 'alone.png'];
    for (const name of names) await writeFile(path.join(folder, name), await picture());
    const lines = [
      'file,title,set,role',
      'a.png,One,lake,night',
      'b.png,Two dark,lake,',
      'c.png,Three,lake,noon',
      'alone.png,Four,sea,',
    ];
    await writeFile(path.join(folder, 'list.csv'), lines.join('\n'));
    const { taken, complaints } = await importFolder(gallery, folder);
    const [one, two, ...others] = await Promise.all(
      ['One', 'Two dark', 'Three', 'Four'].map(async (title) => {
        const { id } = taken.find((wallpaper) => wallpaper.title === title) ?? { id: 0 };
        return (await getWallpaper(gallery.em(), id)).set;
      }),
    );
    expect([one?.role, two?.role, one?.id]).toEqual(['night', 'dark', two?.id]);
    expect(others).toEqual([null, null]);
    expect(complaints).toEqual([
      { file: 'c.png', reason: expect.stringMatching(/^Left out: its set.*role is one of light, day/) },
    ]);
  });

  test('is described by the pictures themselves', async () => {
    const folder = await emptyDir();
    await writeFile(path.join(folder, 'IMG_1.jpg'), await withMetadata('jpeg', 'xmp', ++seed));
    await writeFile(path.join(folder, 'IMG_2.png'), await withMetadata('png', 'xmp', ++seed));
    await writeFile(path.join(folder, 'IMG_3.webp'), await withMetadata('webp', 'xmp', ++seed));
    await writeFile(path.join(folder, 'IMG_4.jpg'), await withMetadata('jpeg', 'iptc', ++seed));
    await writeFile(path.join(folder, 'IMG_5_Lake.jpg'), await withMetadata('jpeg', 'exif', ++seed));
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(complaints).toEqual([]);
    for (const one of taken.slice(0, 4)) {
      expect(one).toMatchObject({
        title: 'Titel <b>Ü</b>',
        description: 'What it shows',
        tags: ['sea', 'big sky'],
        author: 'Ann Example',
      });
    }
    expect(taken.map(({ licence, licenceText }) => licenceText ?? licence)).toEqual([
      ...Array(3).fill('cc-by-4.0'),
      ...['(c) Ann', '(c) Exif'],
    ]);
    expect(taken[4]).toMatchObject({ description: 'From EXIF', author: 'Exif Example' });
    expect(taken[4]?.title).toMatch(/Lake/);
  });

  test('is described by the command’s options first, then sidecars, then the pictures', async () => {
    const folder = await emptyDir();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      await writeFile(path.join(folder, name), await withMetadata('jpeg', 'xmp', ++seed));
    }
    await writeFile(
      path.join(folder, 'a.jpg.json'),
      JSON.stringify({ title: 'From JSON', author: null, category: 'Space', created: '2020-01-02' }),
    );
    await writeFile(
      path.join(folder, 'b.json'),
      `\ufeff${JSON.stringify({ tags: 'one, two', license: 'CC0', device: 'tablet', featured: true })}`,
    );
    await writeFile(
      path.join(folder, 'list.csv'),
      'File;title;keywords;created\r\nc.jpg;"From ""CSV""";x,y;2021-05-06\r\nnone.jpg;No;;\r\n',
    );
    const { taken, complaints } = await importFolder(gallery, folder, {
      ...NOTHING,
      forAll: { description: 'For all' },
    });
    expect(taken[0]).toMatchObject({
      title: 'From JSON',
      author: null,
      createdAt: '2020-01-02T00:00:00.000Z',
      tags: ['sea', 'big sky'],
    });
    expect(taken[0]?.category?.slug).toBe('space');
    expect(taken[1]).toMatchObject({
      title: 'Titel <b>Ü</b>',
      tags: ['one', 'two'],
      licence: 'cc0',
      deviceType: 'tablet',
      featured: true,
    });
    expect(taken[2]).toMatchObject({ title: 'From "CSV"', tags: ['x', 'y'], createdAt: '2021-05-06T00:00:00.000Z' });
    expect(taken.map(({ description }) => description)).toEqual(Array(3).fill('For all'));
    expect(complaints).toEqual([{ file: 'list.csv', reason: 'It lists “none.jpg”, which is not in this folder.' }]);
  });

  test('has folders that name categories on request', async () => {
    const folder = await emptyDir();
    await mkdir(path.join(folder, 'Old Towns/ocean'), { recursive: true });
    await writeFile(path.join(folder, 'Old Towns/x.png'), await picture());
    await writeFile(path.join(folder, 'Old Towns/ocean/y.png'), await picture());
    const { taken } = await importFolder(gallery, folder, { ...NOTHING, foldersAsCategories: true });
    expect(taken.map(({ category }) => category?.name)).toEqual(['Old Towns', 'Ocean']);
  });

  test('says in a sentence what is shortened or left out, and continues', async () => {
    const folder = await emptyDir();
    const long = {
      title: `${'t'.repeat(199)}🏔🏔`,
      author: 'a'.repeat(5000),
      tags: Array.from({ length: 15 }, (_, n) => `tag ${n}`),
    };
    const wrong = {
      title: 7,
      deviceType: 'two words',
      downloads: -1,
      createdAt: 'soon',
      category: {},
      id: 'x',
      focalPoint: { x: 2, y: 0 },
    };
    const texts = {
      'a.png.json': JSON.stringify(long),
      'b.png.json': JSON.stringify(wrong),
      'c.png.json': '{',
      'd.json': '{}',
      'z.csv': 'a,b\n1,2\n',
    };
    for (const name of ['a.png', 'b.png', 'c.png']) await writeFile(path.join(folder, name), await picture());
    for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken).toHaveLength(2);
    expect(taken[0]?.title).toBe('t'.repeat(199));
    expect(taken[0]?.author).toHaveLength(120);
    expect(taken[0]?.tags).toHaveLength(12);
    const said = complaints.map(({ file, reason }) => `${file}: ${reason}`);
    expect(said).toEqual([
      'z.csv: Its first line must name the columns, including “file”.',
      'a.png: Its title was shortened to 200 characters.',
      'a.png: Its author was shortened to 120 characters.',
      'a.png: Only 12 tags fit. Left out: tag 12, tag 13, tag 14.',
      'b.png: Left out: Title must be text.',
      'b.png: Left out: its id is not a whole number from 1 to 1,000,000,000.',
      'b.png: Left out: its date is not between 1970 and today.',
      'b.png: Left out: its number of downloads is not a whole number from 0 to 1,000,000,000.',
      'b.png: Left out: its focal point is not x and y between 0 and 1.',
      'b.png: Left out: Device type must be one short word.',
      'b.png: Left out: its category. Name is required.',
      'c.png: c.png.json cannot be read: it is not JSON.',
      'd.json: There is no picture with this name.',
    ]);
  });

  test('cannot use up ids and downloads', async () => {
    const folder = await emptyDir();
    const most = 2 ** 31 - 1;
    const sidecars = {
      a: { id: most, downloads: most },
      b: { id: 1_000_000_001, downloads: 1_000_000_001, createdAt: '9998-12-31' },
      c: { id: 1_000_000_000, downloads: 1_000_000_000 },
    };
    for (const [name, facts] of Object.entries(sidecars)) {
      await writeFile(path.join(folder, `${name}.png`), await picture());
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(facts));
    }
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken.map(({ downloads }) => downloads)).toEqual([0, 0, 1_000_000_000]);
    expect(complaints.map(({ reason }) => reason)).toEqual([
      'Left out: its id is not a whole number from 1 to 1,000,000,000.',
      'Left out: its number of downloads is not a whole number from 0 to 1,000,000,000.',
      'Left out: its id is not a whole number from 1 to 1,000,000,000.',
      'Left out: its date is not between 1970 and today.',
      'Left out: its number of downloads is not a whole number from 0 to 1,000,000,000.',
    ]);
    expect(taken[2]?.id).toBe(1_000_000_000);
    expect((await gallery.upload()).id).toBe(1_000_000_001);
    expect(await recordDownload(gallery.em(), 1_000_000_000)).toBe(1_000_000_001);
  });

  test('with a picture that cannot be stored skips it with one sentence, without the statement', async () => {
    const folder = await emptyDir();
    await writeFile(path.join(folder, 'a.png'), await picture());
    await query(gallery.em(), `select setval('wallpaper_id_seq', 2147483647)`);
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken).toEqual([]);
    expect(complaints).toEqual([
      {
        file: 'a.png',
        reason:
          'This picture could not be stored: nextval: reached maximum value of sequence "wallpaper_id_seq" (2147483647).',
      },
    ]);
  });

  test('of a storage server has only its pictures, and says which folders it leaves out', async () => {
    const folder = await emptyDir();
    for (const name of ['@eaDir/Lake.png', '#recycle', '@Recycle', '$RECYCLE.BIN', '.Trash-1000', 'Lakes']) {
      await mkdir(path.join(folder, name), { recursive: true });
      await writeFile(path.join(folder, name, 'Lake.png'), await picture());
    }
    const { taken, complaints } = await importFolder(gallery, folder, { ...NOTHING, foldersAsCategories: true });
    expect(taken).toMatchObject([{ title: 'Lake', category: { name: 'Lakes' } }]);
    expect(complaints.map(({ file }) => file)).toEqual([
      '#recycle',
      '$RECYCLE.BIN',
      '.Trash-1000',
      '@Recycle',
      '@eaDir',
    ]);
    expect(await countFiles(folder)).toBe(1);
  });

  test.each([
    ['Windows-1252', 'latin1', '', ';', ["It isn't UTF-8. It was read as Windows-1252."]],
    ['UTF-16LE with a mark', 'utf16le', '\ufeff', '\t', []],
    ['UTF-8 with a mark and a named delimiter', 'utf8', '\ufeffsep=;\r\n', ';', []],
  ] as const)('may have a list in %s', async (_, encoding, before, delimiter, said) => {
    const folder = await emptyDir();
    await writeFile(path.join(folder, 'Höhle.PNG'), await picture());
    const lines = [
      `File${delimiter}Title${delimiter}Author`,
      ['höhle.png', '"Die Höhle"', 'José'].join(delimiter),
      delimiter.repeat(2),
    ];
    await writeFile(path.join(folder, 'list.csv'), Buffer.from(before + lines.join('\r\n'), encoding));
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken).toMatchObject([{ title: 'Die Höhle', author: 'José' }]);
    expect(complaints.map(({ reason }) => reason)).toEqual(said);
  });

  test('finds sidecars and lines for names that are decomposed, differ in case, or are not UTF-8', async () => {
    const folder = await emptyDir();
    const nfd = (name: string) => name.normalize('NFD');
    for (const name of ['Été.jpg', 'Höhle.JPG'].map(nfd)) await writeFile(path.join(folder, name), await picture());
    await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('Grün.png', 'latin1')]), await picture());
    await writeFile(path.join(folder, 'höhle.Json'), JSON.stringify({ title: 'The cave' }));
    await writeFile(path.join(folder, 'list.csv'), 'file,title\nÉté.jpg,Summer\nGrün.png,Green\n');
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken.map(({ title }) => title).sort()).toEqual(['Green', 'Summer', 'The cave']);
    expect(complaints).toEqual([]);
  });

  test('may have XMP sidecars, which come before the pictures and after other details', async () => {
    const folder = await emptyDir();
    const xmp = (title: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${title}">
       <dc:subject><rdf:Bag><rdf:li>hill</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
    for (const name of ['Dune.jpg', 'Hill.jpg'])
      await writeFile(path.join(folder, name), await withMetadata('jpeg', 'xmp', ++seed));
    await writeFile(path.join(folder, 'Hill.jpg.xmp'), xmp('Green hill'));
    await writeFile(path.join(folder, 'Dune.XMP'), xmp('Golden dune'));
    await writeFile(path.join(folder, 'Dune.json'), JSON.stringify({ tags: ['dune'] }));
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(complaints).toEqual([]);
    expect(taken).toMatchObject([
      { title: 'Golden dune', tags: ['dune'], author: 'Ann Example' },
      { title: 'Green hill', tags: ['hill'] },
    ]);
    expect(await countFiles(folder)).toBe(2);
  });

  test('takes only safe details from the sidecars of other programs', async () => {
    const folder = await emptyDir();
    const sidecars = {
      'a.png.json': {
        category: 'danbooru',
        id: 7654321,
        tag_string: 'scenery blue_sky',
        source: 'https://example.org/p/1',
      },
      'b.png.json': {
        category: 'wallhaven',
        id: 'abc123',
        tags: ['fog'],
        resolution: '1x1',
        url: 'https://example.org/b',
      },
      'c.png.supplemental-metadata.json': { title: 'c.png', description: 'Our lake', photoTakenTime: {} },
    };
    for (const name of ['a.png', 'b.png', 'c.png']) await writeFile(path.join(folder, name), await picture());
    for (const [name, facts] of Object.entries(sidecars))
      await writeFile(path.join(folder, name), JSON.stringify(facts));
    const { taken, complaints } = await importFolder(gallery, folder);
    expect(taken).toMatchObject([
      { title: 'A', category: null, sourceUrl: 'https://example.org/p/1', tags: ['scenery', 'blue sky'] },
      { title: 'B', category: null, sourceUrl: 'https://example.org/b', tags: ['fog'], resolution: '96x54' },
      { title: 'C', description: 'Our lake' },
    ]);
    expect(taken.every(({ id }) => id < 1000)).toBe(true);
    expect(complaints.map(({ file }) => file)).toEqual(Object.keys(sidecars));
  });
});

test('licences that 0.9.0 kept as texts become those of the list, in the trash too', async () => {
  const texts = {
    'CC BY 4.0': 'cc-by-4.0',
    CC0: 'cc0',
    'https://creativecommons.org/licenses/by-sa/3.0/deed.de': 'cc-by-sa-3.0',
    'http://creativecommons.org/publicdomain/zero/1.0/': 'cc0',
    'All rights reserved.': 'all-rights-reserved',
    'CC BY 4.0, except the logo': 'other',
  };
  for (const text of Object.keys(texts)) {
    const { id } = await gallery.upload();
    await updateWallpaper(gallery.em(), id, { licence: 'other', licenceText: text });
  }
  const gone = await gallery.upload();
  await updateWallpaper(gallery.em(), gone.id, { licence: 'other', licenceText: 'CC BY 2.0' });
  await deleteWallpaper(gallery.em(), gallery.store, gone.id);
  const migration = new KnownLicences20261129216000(undefined as never, undefined as never);
  migration.up();
  await gallery.em().transactional(async (tx) => {
    for (const statement of migration.getQueries()) await tx.execute(String(statement));
  });
  const stored = await query(gallery.em(), 'select licence, licence_text as text from wallpaper order by id');
  expect(stored).toEqual(
    Object.entries(texts).map(([text, licence]) => ({ licence, text: licence === 'other' ? text : null })),
  );
  expect(await query(gallery.em(), 'select licence from trashed_wallpaper')).toEqual([{ licence: 'cc-by-2.0' }]);
});
