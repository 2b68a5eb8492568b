import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { makeRenditions } from '~/features/files/rendition-jobs.server';
import { writeBackup } from '~/features/operations/maintenance/backup.server';
import type { FileOwner } from '~/features/operations/maintenance/check-files.queries.server';
import { bringFilesUpToDate, measureBlack } from '~/features/operations/maintenance/earlier-versions.server';
import { requireOwnStore } from '~/features/operations/maintenance/gallery-files.server';
import { listMissingFiles, noteMissingFiles } from '~/features/operations/maintenance/missing-files.server';
import { describeFindings, mend, verifySite } from '~/features/operations/maintenance/verify.server';
import { deleteForGood, deleteWallpaper, restoreWallpapers } from '~/features/trash/trash.commands.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { halfMap, hdrJpeg } from '../support/hdr-pictures';
import { pngChunk, withChunks } from '../support/hostile-pictures';
import { discOnNothing, painted, scene } from '../support/pictures';
import { query } from '../support/query';
import { openStoredGallery, type StoredGallery } from '../support/stored-gallery';

const dataDir = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/tapeta-verify-${process.pid}`;
  return process.env.DATA_DIR;
});

let gallery: StoredGallery;
let shown: { id: number; key: string };
let trashed: { id: number; key: string };

beforeEach(async () => {
  gallery = await openStoredGallery();
  shown = await gallery.upload(['sea']);
  trashed = await gallery.upload();
  await makeRenditions(gallery.em(), gallery.store, shown.id);
  await recordDownload(gallery.em(), shown.id);
  await deleteWallpaper(gallery.em(), gallery.store, trashed.id);
});
afterEach(() => gallery.close());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const verify = () => verifySite(gallery.em(), gallery.store);
const problems = async () => describeFindings(await verify());
const fileOf = (key: string, name: string, folder = '') =>
  path.join(gallery.root, folder, key.slice(0, 2), key.slice(2, 4), key, name);
async function moveFiles(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.dirname(fileOf(to, 'x'))), { recursive: true });
  await rename(path.dirname(fileOf(from, 'x')), path.dirname(fileOf(to, 'x')));
}
const mended = async () => {
  await mend(gallery.em(), gallery.store, await verify());
  return problems();
};
/** A position where decoders do not notice a change. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length * 0.7);
  for (let place = at; place < at + 4; place += 1) bytes[place] = ~(bytes[place] ?? 0) & 0xff;
  await writeFile(file, bytes);
}
const change = (sql: string) => query(gallery.em(), sql);

test('a site in order has no problems', async () => {
  expect(await verify()).toEqual({
    wallpapers: 2,
    files: [],
    strays: [],
    foreign: [],
    leftovers: [],
    damaged: [],
    rows: [],
  });
});

test('pictures of an earlier version are measured for true black', async () => {
  // Far from the limit: an upload measures the picture before it is compressed, a later measurement a lossy rendition.
  const partlyBlack = (rows: number) => painted(96, 64, (_, y) => (y < rows ? [0, 0, 0] : [200, 200, 200]));
  await gallery.upload([], await partlyBlack(16).png().toBuffer());
  const { id } = await gallery.upload([], await partlyBlack(48).png().toBuffer());
  await deleteWallpaper(gallery.em(), gallery.store, id);
  const shares = () =>
    query(
      gallery.em(),
      `select black_share from (select black_share from wallpaper union all select black_share from trashed_wallpaper) one
       where black_share > 0.1 order by 1`,
    );
  expect(await shares()).toEqual([{ black_share: 0.25 }, { black_share: 0.75 }]);
  await change('update wallpaper set black_share = null');
  await change('update trashed_wallpaper set black_share = null');
  expect(await problems()).toEqual([]);
  expect(await measureBlack(gallery.em(), gallery.store)).toBe(4);
  expect(await shares()).toEqual([{ black_share: 0.25 }, { black_share: 0.75 }]);
  expect(await measureBlack(gallery.em(), gallery.store)).toBe(0);
});

test('a site in order has no problems while wallpapers go to the trash and come back', async () => {
  let isOver = false;
  const moving = async () => {
    while (!isOver) {
      await deleteWallpaper(gallery.em(), gallery.store, shown.id);
      await restoreWallpapers(gallery.em(), gallery.store, [shown.id]);
    }
  };
  const looking = async () => {
    const said: string[] = [];
    for (let look = 0; look < 30; look += 1) said.push(...(await problems()));
    isOver = true;
    return said;
  };
  const [said] = await Promise.all([looking().finally(() => (isOver = true)), moving()]);
  expect(said).toEqual([]);
});

describe('files', () => {
  test('that are missing, cut off or changed by four bytes are found and made again', async () => {
    // This file is made on demand.
    await damage(fileOf(shown.key, 'download.jpg'));
    expect(await problems()).toEqual([`Wallpaper ${shown.id}: download.jpg is damaged.`]);
    expect(await mended()).toEqual([]);
    for (const name of ['96.webp', '96.jpg', '96.avif']) {
      const file = fileOf(shown.key, name);
      await damage(file);
      expect(await problems()).toEqual([`Wallpaper ${shown.id}: ${name} is damaged.`]);
      await truncate(file, 40);
      expect(await problems()).toEqual([`Wallpaper ${shown.id}: ${name} is damaged.`]);
      await rm(file);
      expect(await problems()).toEqual([`Wallpaper ${shown.id}: ${name} missing.`]);
      expect(await mended()).toEqual([]);
      await makeRenditions(gallery.em(), gallery.store, shown.id);
      expect(await problems()).toEqual([]);
      expect(await gallery.store.stat(shown.key, name)).not.toBeNull();
    }
  });

  test('of an earlier version get checksums once they are checked', async () => {
    for (const name of await gallery.store.list(shown.key)) {
      if (name.endsWith('.sums')) await rm(fileOf(shown.key, name));
    }
    await truncate(fileOf(shown.key, '96.webp'), 40);
    const { files } = await verify();
    expect(files).toMatchObject([{ sentence: `Wallpaper ${shown.id}: 96.webp is damaged.` }]);
    const upToDate = (faulty: FileOwner[]) => bringFilesUpToDate(gallery.em(), gallery.store, faulty);
    const nothing = { shared: 0, bytes: 0, summed: 0 };
    expect(await upToDate(files.map(({ owner }) => owner))).toEqual(nothing);
    expect(await mended()).toEqual([]);
    await makeRenditions(gallery.em(), gallery.store, shown.id);
    for (const name of ['renditions.sums', 'avif.sums']) await rm(fileOf(shown.key, name));
    expect(await upToDate([])).toEqual({ ...nothing, summed: 1 });
    expect(await upToDate([])).toEqual(nothing);
    expect(await problems()).toEqual([]);
    await damage(fileOf(shown.key, '96.avif'));
    expect(await problems()).toEqual([`Wallpaper ${shown.id}: 96.avif is damaged.`]);
  });

  test('a JPEG that is its own download is stored once, in the gallery and in the trash', async () => {
    const jpeg = await scene(96, 54, 4711).jpeg().toBuffer();
    const { id, key } = await gallery.upload([], jpeg);
    await makeRenditions(gallery.em(), gallery.store, id);
    const inodes = async (folder = '') =>
      Promise.all(['original', 'download.jpg'].map(async (name) => (await stat(fileOf(key, name, folder))).ino));
    const isOne = async (folder?: string) => expect(new Set(await inodes(folder)).size).toBe(1);
    await isOne();
    expect((await readFile(fileOf(key, 'download.jpg'))).equals(jpeg)).toBe(true);
    await deleteWallpaper(gallery.em(), gallery.store, id);
    await isOne('withheld');
    expect(await problems()).toEqual([]);
    await restoreWallpapers(gallery.em(), gallery.store, [id]);
    await isOne();
    // As an earlier version stored it.
    await rm(fileOf(key, 'download.jpg'));
    await copyFile(fileOf(key, 'original'), fileOf(key, 'download.jpg'));
    expect(new Set(await inodes()).size).toBe(2);
    expect(await bringFilesUpToDate(gallery.em(), gallery.store, [])).toMatchObject({ shared: 1, bytes: jpeg.length });
    await isOne();
    expect(await bringFilesUpToDate(gallery.em(), gallery.store, [])).toMatchObject({ shared: 0, bytes: 0 });
    expect(await problems()).toEqual([]);
    await deleteWallpaper(gallery.em(), gallery.store, id);
    await deleteForGood(gallery.em(), gallery.store, [id]);
    expect(await gallery.store.withheld.list(key)).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('an extra file is found: it is removed from a wallpaper’s files, and left alone elsewhere', async () => {
    const inside = fileOf(shown.key, '97.webp');
    await writeFile(inside, 'stray');
    await writeFile(fileOf(shown.key, 'My notes.TXT'), 'stray');
    expect(await problems()).toEqual([`Wallpaper ${shown.id}: unexpected files: 97.webp, My notes.TXT.`]);
    expect(await mended()).toEqual([]);
    expect(existsSync(inside)).toBe(false);
    const shard = path.dirname(path.dirname(inside));
    await writeFile(path.join(gallery.root, '.DS_Store'), '');
    const places = [
      path.join(gallery.root, 'notes.txt'),
      path.join(path.dirname(shard), 'a.jpg'),
      path.join(shard, 'b.jpg'),
    ];
    places.push(path.join(gallery.root, 'withheld', 'c.jpg'));
    for (const place of places) await writeFile(place, 'stray');
    const sentences = places.map((place) => `${place} is not a file of this site. Move it away or remove it.`).sort();
    expect((await problems()).sort()).toEqual(sentences);
    expect((await mended()).sort()).toEqual(sentences);
    for (const place of places) await rm(place);
    expect(await problems()).toEqual([]);
  });

  test('a lost picture is shown to the administrator, and a repair moves its wallpaper to the trash', async () => {
    await rm(path.dirname(fileOf(shown.key, 'x')), { recursive: true });
    await noteMissingFiles(gallery.em(), gallery.store);
    const { title } = await getWallpaper(gallery.em(), shown.id);
    expect(await listMissingFiles(gallery.em())).toEqual({ total: 1, wallpapers: [{ id: shown.id, title }] });
    expect(await problems()).toEqual([`Wallpaper ${shown.id}: its picture is missing.`]);
    expect(await mended()).toEqual([`Wallpaper ${shown.id}, in the trash: its picture is missing.`]);
    expect((await listMissingFiles(gallery.em())).total).toBe(0);
  });

  test('lost pictures come back from a backup, but only the ones that were uploaded', async () => {
    const backup = path.join(dataDir, 'backup.tar');
    const other = path.join(dataDir, 'other.tar');
    const lack = path.join(dataDir, 'lack.tar');
    const putBack = async (from: string) =>
      mend(gallery.em(), gallery.store, await verify(), { from }).then(async (refused) => [refused, await problems()]);
    const backUp = (file: string) => writeBackup(gallery.database.url, gallery.store, file);
    const original = fileOf(shown.key, 'original');
    const inTrash = fileOf(trashed.key, 'original', 'withheld');
    await requireOwnStore(gallery.em(), gallery.store);
    const before = await gallery.files();
    await backUp(backup);
    await writeFile(original, 'another picture');
    await rm(inTrash);
    await backUp(other);
    await rm(path.dirname(original), { recursive: true });
    await backUp(lack);
    await noteMissingFiles(gallery.em(), gallery.store);

    const missing = [
      `Wallpaper ${shown.id}: its picture is missing.`,
      `Wallpaper ${trashed.id}, in the trash: its picture is missing.`,
    ];
    const lacks = (file: string, id: number) => `${file} does not have the picture of wallpaper ${id}.`;
    const none = [lacks(lack, shown.id), lacks(lack, trashed.id)];
    expect(await putBack(lack)).toEqual([none, missing]);
    const differs = `${other} has another picture for wallpaper ${shown.id} than the one that was uploaded. It was not put back.`;
    expect(await putBack(other)).toEqual([[differs, lacks(other, trashed.id)], missing]);
    const half = path.join(dataDir, 'half.tar');
    await writeFile(half, (await readFile(backup)).subarray(0, 3000));
    await expect(putBack(half)).rejects.toThrow('The archive is damaged or incomplete.');

    expect(await putBack(backup)).toEqual([[], []]);
    expect((await listMissingFiles(gallery.em())).total).toBe(0);
    await makeRenditions(gallery.em(), gallery.store, shown.id);
    expect(await gallery.files()).toEqual(before);
    for (const file of [backup, other, lack, half]) await rm(file);
  });

  test('a picture with changed bytes is found, even if its size is right', async () => {
    const { bytes } = (await gallery.store.stat(shown.key, 'original')) ?? { bytes: 0 };
    await writeFile(fileOf(shown.key, 'original'), Buffer.alloc(bytes));
    expect(await problems()).toEqual([`Wallpaper ${shown.id}: its picture is not the one that was uploaded.`]);
  });

  test.each(['96.webp', 'original'])('%s of a wallpaper deleted during the check needs no repair', async (name) => {
    await truncate(fileOf(shown.key, name), 40);
    const findings = await verify();
    await deleteWallpaper(gallery.em(), gallery.store, shown.id);
    await deleteForGood(gallery.em(), gallery.store, [shown.id]);
    await mend(gallery.em(), gallery.store, findings);
    expect(await problems()).toEqual([]);
  });

  test('pictures in the trash are checked too', async () => {
    await rm(fileOf(trashed.key, '96.webp', 'withheld'));
    expect(await problems()).toEqual([`Wallpaper ${trashed.id}, in the trash: 96.webp missing.`]);
    expect(await mended()).toEqual([]);
  });

  test('HDR and wide colours of an earlier version are found, and its files made again', async () => {
    const { id, key } = await gallery.upload([], await hdrJpeg(scene(96, 54, 7).withIccProfile('p3'), halfMap(48, 27)));
    const withMap = await readFile(fileOf(key, '96.jpg'));
    await change(`update wallpaper set hdr = false, gamut = 'srgb' where id = ${id}`);
    await rm(fileOf(key, 'renditions.sums'));
    await writeFile(fileOf(key, '96.jpg'), await scene(96, 54, 7).jpeg().toBuffer());
    expect(await problems()).toEqual([`Wallpaper ${id}: its files differ from its picture in colours or HDR.`]);
    expect(await mended()).toEqual([]);
    expect(await readFile(fileOf(key, '96.jpg'))).toEqual(withMap);
    const rows = await query(
      gallery.em(),
      `select hdr, gamut, facets >> 23 & 1 as facet from wallpaper where id = ${id}`,
    );
    expect(rows).toEqual([{ hdr: true, gamut: 'p3', facet: 1 }]);
  });

  test.each([false, true])(
    'a light transparent picture on white gets a dark background; in the trash: %s',
    async (isTrashed) => {
      const bytes = await discOnNothing(96, 54, 240).png().toBuffer();
      const { id, key } = await gallery.upload([], bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const oldKey = sha256.slice(0, 24);
      expect(key).not.toBe(oldKey);
      // As in earlier versions: a white background, and the key that every picture had.
      await moveFiles(key, oldKey);
      await change(`update wallpaper set file_key = '${oldKey}', placeholder = 'ffffffffffff', avif = true,
      perceptual_hash = 1, palette = '[]' where id = ${id}`);
      await writeFile(fileOf(oldKey, '96.avif'), await readFile(fileOf(shown.key, '96.avif')));
      if (isTrashed) await deleteWallpaper(gallery.em(), gallery.store, id);
      const name = `Wallpaper ${id}${isTrashed ? ', in the trash' : ''}`;
      expect(await problems()).toEqual([`${name}: its transparent picture needs a dark background.`]);
      expect(await mended()).toEqual([]);
      if (isTrashed) await restoreWallpapers(gallery.em(), gallery.store, [id]);
      await makeRenditions(gallery.em(), gallery.store, id);
      const [row] = await query<Record<string, unknown>>(
        gallery.em(),
        `select file_key, placeholder, perceptual_hash <> 1 as hashed, palette -> 0 ->> 'color' as ground, version, avif,
         (select hash = perceptual_hash from wallpaper_likeness where wallpaper_id = id) as alike
       from wallpaper where id = ${id}`,
      );
      expect(row).toMatchObject({
        file_key: key,
        hashed: true,
        ground: expect.stringMatching(/^#(1[7-9a])\1\1$/),
        version: 1,
        avif: true,
        alike: true,
      });
      expect(row?.placeholder).not.toBe('ffffffffffff');
      expect(await gallery.store.list(oldKey)).toEqual([]);
      expect(await gallery.store.list(key)).toEqual(expect.arrayContaining(['original', '96.avif', 'download.jpg']));
      expect(await problems()).toEqual([]);
    },
  );

  test.each<[string, () => Promise<Buffer>]>([
    [
      'code points for a profile',
      async () => withChunks(await scene(96, 54, 8).png().toBuffer(), pngChunk('cICP', Buffer.from([12, 13, 0, 1]))),
    ],
    [
      'grey values in proportion to light',
      async () =>
        withChunks(
          await scene(96, 54, 9).toColourspace('b-w').png().toBuffer(),
          pngChunk('gAMA', Buffer.from([0, 1, 0x86, 0xa0])),
        ),
    ],
    ['a gain map of another shape', () => hdrJpeg(scene(96, 54, 11), halfMap(48, 48))],
  ])('made in earlier colours move to a new address: %s', async (_, paintIt) => {
    const bytes = await paintIt();
    const { id, key } = await gallery.upload([], bytes);
    const made = await readFile(fileOf(key, '96.webp'));
    const oldKey = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    expect(key).not.toBe(oldKey);
    await moveFiles(key, oldKey);
    await change(`update wallpaper set file_key = '${oldKey}' where id = ${id}`);
    await writeFile(fileOf(oldKey, '96.webp'), await scene(96, 54, 10).webp().toBuffer());
    await rm(fileOf(oldKey, 'renditions.sums'));
    expect(await problems()).toEqual([`Wallpaper ${id}: its files differ from its picture in colours or HDR.`]);
    expect(await mended()).toEqual([]);
    expect(await query(gallery.em(), `select file_key from wallpaper where id = ${id}`)).toEqual([{ file_key: key }]);
    expect(await readFile(fileOf(key, '96.webp'))).toEqual(made);
    expect(await gallery.store.list(oldKey)).toEqual([]);
  });

  test('files without a wallpaper are found and removed', async () => {
    const key = 'abcdef0123456789abcdef01';
    for (const folder of ['', 'withheld']) {
      await mkdir(path.dirname(fileOf(key, 'original', folder)), { recursive: true });
      await writeFile(fileOf(key, 'original', folder), 'left over');
    }
    expect(await problems()).toEqual(Array(2).fill(`No wallpaper uses the files of ${key}.`));
    expect(await mended()).toEqual([]);
    expect([await gallery.store.list(key), await gallery.store.withheld.list(key)]).toEqual([[], []]);
  });

  test('temporary folders of dead processes are found and removed', async () => {
    const dir = path.join(dataDir, 'tmp', '999999999-1-0123456789abcdef');
    await mkdir(dir, { recursive: true });
    // The sweep will remove it, so it is not reported yet.
    expect(await problems()).toEqual([]);
    const before = new Date(Date.now() - 20 * 60 * 1000);
    await utimes(dir, before, before);
    expect(await problems()).toEqual([`${dir} was left behind by a process that has ended.`]);
    expect(await mended()).toEqual([]);
  });
});

describe('rows', () => {
  const FAULTS: [string, RegExp][] = [
    ['update wallpaper_count set count = count + 1', /^The count of wallpapers for device .* is 2 instead of 1/],
    ['update tag set uses = 7', /^The tag “.+” counts 7 wallpapers/],
    ['update search_word set uses = 9', /^The word “.+” is counted 9 times/],
    [`insert into visitor_day values (now(), 0, 3)`, /^3 visitors are counted instead of 0/],
    [
      'update facet_count set count = count + 1',
      /^The count of wallpapers with facets \d+ in category none is \d instead of \d/,
    ],
    ['update download_count set downloads30 = 4', /counts 4 downloads in 30 days instead of 1/],
    ['update download_count set downloads = 5', /^The wallpapers count 5 downloads, but the days only 1/],
    ['delete from download_day', /^The wallpapers count \d downloads, but the days only 0/],
  ];

  test('that contradict each other are found and repaired', async () => {
    for (const [sql, sentence] of FAULTS) {
      await change(sql);
      expect((await problems())[0], sql).toMatch(sentence);
      expect(await mended(), sql).toEqual([]);
    }
    await change('delete from wallpaper_tag');
    expect((await problems())[0]).toMatch(/has \d+ tags but is listed under 0|^The tag/);
  });

  test('downloads without a known day count on the day of the first wallpaper', async () => {
    await change(`update wallpaper set created_at = '2026-01-02 03:04:05Z'`);
    await change('update download_count set downloads = 5');
    expect(await mended()).toEqual([]);
    const days = await query(
      gallery.em(),
      'select day::text, sum(downloads)::int as n from download_day group by day order by day',
    );
    expect(days).toEqual([
      { day: '2026-01-02', n: 4 },
      { day: expect.any(String), n: 1 },
    ]);
  });

  test('lost work is found and queued again', async () => {
    await change(`update wallpaper set avif = false, updated_at = now() - interval '1 hour'`);
    await change(
      `insert into task (kind, title, input, total, created_at) values ('purge', 'x', '{}', 1, now() - interval '1 hour')`,
    );
    await change(`select graphile_worker.remove_job(key) from graphile_worker.jobs`);
    expect(await problems()).toEqual([
      expect.stringMatching(/^Task \d+ \(purge\) is waiting, but no job runs it/),
      `Wallpaper ${shown.id} is waiting for files, but no job makes them.`,
    ]);
    expect(await mended()).toEqual([]);
  });
});
