import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectOrm } from '~/db/orm.server';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { makeRenditions } from '~/features/files/rendition-jobs.server';
import { deleteWallpaper, restoreWallpaper } from '~/features/trash/trash.commands.server';
import { createWallpaper } from '~/features/uploads/create-wallpaper.server';
import { replacePicture } from '~/features/uploads/replace-picture.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import type { WallpaperEditInput } from '~/features/wallpapers/wallpaper.schema';
import { env } from '~/lib/env.server';
import type { FileStore } from '~/storage/file-store.server';
import { createWorkDir } from '~/storage/work-dir.server';
import { addWallpapers } from '../support/gallery';
import { query } from '../support/query';
import { INCOMING, keyOf, ownGallery, newPng as picture } from '../support/stored-gallery';
import { until } from '../support/until';

const dataDir = env.DATA_DIR;

const { database, em, store, root, received, countRows } = ownGallery();

async function keysOfRows(): Promise<string[]> {
  const rows = await query<{ file_key: string }>(
    em(),
    'select file_key from wallpaper union all select file_key from trashed_wallpaper',
  );
  return rows.map(({ file_key }) => file_key).sort();
}

async function storedKeys(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true }).catch(() => []);
  return entries
    .map((entry) => path.basename(entry))
    .filter((name) => /^[0-9a-f]{24}$/.test(name))
    .sort();
}

const workDirs = () => readdir(path.join(dataDir, 'tmp')).catch(() => []);

async function expectNothingLeft(): Promise<void> {
  expect(await countRows('wallpaper')).toBe(0);
  expect(await countRows('loose_file')).toBe(0);
  expect(await storedKeys()).toEqual([]);
  expect(await workDirs()).toEqual([]);
}

describe('a new wallpaper', () => {
  test('has its files, and fields from the picture where none were sent', async () => {
    const bytes = await picture();
    const id = await createWallpaper(em(), store, await received(bytes, 'Evening_Glow_1920x1080.png'), {});
    expect(await getWallpaper(em(), id)).toMatchObject({
      title: 'Evening Glow',
      resolution: '96x54',
      deviceType: 'pc',
      tags: ['evening', 'glow'],
      format: 'png',
      width: 96,
      height: 54,
      bytes: bytes.length,
      fileKey: keyOf(bytes),
      featured: false,
      downloads: 0,
      avif: false,
    });
    const original = await store.open(keyOf(bytes), 'original');
    expect(Buffer.from(await new Response(original).arrayBuffer()).equals(bytes)).toBe(true);
    for (const name of ['96.webp', '96.jpg']) expect(await store.stat(keyOf(bytes), name)).not.toBeNull();
    expect(await countRows('loose_file')).toBe(0);
    expect(await workDirs()).toEqual([]);
    expect(await readdir(INCOMING)).toEqual([]);
  });

  test('can be deleted, restored and deleted again while its files are made', async () => {
    const id = await createWallpaper(em(), store, await received(await picture()), {});
    const puts: string[] = [];
    const watched: FileStore = {
      ...store,
      put: async (key, name, source) => {
        puts.push(name);
        await deleteWallpaper(em(), store, id);
        try {
          await store.put(key, name, source);
        } finally {
          if (puts.length === 1) await restoreWallpaper(em(), store, id);
        }
      },
    };
    await makeRenditions(em(), watched, id);
    expect(puts).toHaveLength(2);
    expect(await countRows('trashed_wallpaper')).toBe(1);
  });

  test('queues the files that can be made later', async () => {
    const id = await createWallpaper(em(), store, await received(await picture()), {});
    const jobs = await query(em(), 'select key from graphile_worker.jobs where key = ?', [`finish-wallpaper:${id}`]);
    expect(jobs).toHaveLength(1);
  });
});

describe('a refused upload leaves nothing behind', () => {
  test('a file that is not a picture', async () => {
    const file = await received(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(createWallpaper(em(), store, file, {})).rejects.toMatchObject({ code: 'unsupported_type' });
    await expectNothingLeft();
  });

  test('a truncated picture', async () => {
    const bytes = await picture();
    await expect(
      createWallpaper(em(), store, await received(bytes.subarray(0, bytes.length / 2)), {}),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expectNothingLeft();
  });

  test('a category that does not exist', async () => {
    await expect(
      createWallpaper(em(), store, await received(await picture()), { categoryId: 999_999 }),
    ).rejects.toMatchObject({ code: 'invalid', details: { fields: { categoryId: expect.anything() } } });
    await expectNothingLeft();
  });

  test('a failure of the store', async () => {
    const broken: FileStore = { ...store, publish: () => Promise.reject(new Error('disk')) };
    await expect(createWallpaper(em(), broken, await received(await picture()), {})).rejects.toThrow('disk');
    await sweepLeftovers(em(), store);
    await expectNothingLeft();
  });

  test('a failure of the database after the files are in place', async () => {
    const file = await received(await picture());
    await expect(createWallpaper(em(), store, file, { title: 'x'.repeat(300) })).rejects.toThrow();
    expect(await countRows('wallpaper')).toBe(0);
    await sweepLeftovers(em(), store);
    await expectNothingLeft();
  });
});

describe('the same picture twice', () => {
  test('twelve times at once: one is accepted, with complete files', async () => {
    const copies = 12;
    const bytes = await picture();
    const files = await Promise.all(Array.from({ length: copies }, () => received(bytes)));
    const results = await Promise.allSettled(files.map((file) => createWallpaper(em(), store, file, {})));
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: copies - 1 }, () => 'conflict'));
    await sweepLeftovers(em(), store);
    expect(await countRows('wallpaper')).toBe(1);
    expect(await storedKeys()).toEqual([keyOf(bytes)]);
    for (const name of ['original', '96.webp', '96.jpg']) expect(await store.stat(keyOf(bytes), name)).not.toBeNull();
    expect(await workDirs()).toEqual([]);
  });
});

test('twenty pictures at once that share tags are all accepted', async () => {
  const tags = ['one', 'two', 'three', 'four', 'five', 'six'];
  const files = await Promise.all(Array.from({ length: 20 }, async () => received(await picture())));
  // The processing queue would refuse some of twenty at once.
  for (const wave of [files.slice(0, 16), files.slice(16)]) {
    await Promise.all(
      wave.map((file, index) => createWallpaper(em(), store, file, { tags: index % 2 ? tags : [...tags].reverse() })),
    );
  }
  expect(await countRows('wallpaper')).toBe(20);
  expect(await query(em(), 'select distinct uses from tag where slug = any(?)', [tags])).toEqual([{ uses: 20 }]);
});

describe('a new picture for a wallpaper', () => {
  async function withPicture(input = {}, bytes?: Buffer) {
    const first = bytes ?? (await picture());
    return { id: await createWallpaper(em(), store, await received(first), input), first };
  }

  test('replaces the old one and its files, and keeps everything else', async () => {
    const { id, first } = await withPicture({ title: 'Kept', description: 'Kept too', tags: ['kept'], featured: true });
    await recordDownload(em(), id);
    const before = await getWallpaper(em(), id);
    const second = await picture(120, 200);
    await replacePicture(em(), store, id, await received(second, 'Another_Name.png'));
    const after = await getWallpaper(em(), id);
    expect(after).toMatchObject({
      ...{ id, title: 'Kept', description: 'Kept too', tags: ['kept'], featured: true, downloads: 1 },
      ...{ createdAt: before.createdAt, version: before.version + 1 },
      ...{ width: 120, height: 200, resolution: '120x200', bytes: second.length, fileKey: keyOf(second), avif: false },
    });
    expect(await storedKeys()).toEqual([keyOf(first), keyOf(second)].sort());
    const original = await store.open(keyOf(second), 'original');
    expect(Buffer.from(await new Response(original).arrayBuffer()).equals(second)).toBe(true);
    expect(await countRows('loose_file')).toBe(0);
    expect(await workDirs()).toEqual([]);
    // The replaced picture is in the trash, as another wallpaper.
    expect(await query(em(), 'select title, file_key from trashed_wallpaper')).toEqual([
      { title: 'Kept', file_key: keyOf(first) },
    ]);
    expect(await store.stat(keyOf(first), 'original')).toBeNull();
    await expect(createWallpaper(em(), store, await received(first), {})).rejects.toMatchObject({ code: 'conflict' });
  });

  test('keeps a typed resolution and file size', async () => {
    const { id } = await withPicture({ resolution: '4K', fileSize: 'huge' });
    await replacePicture(em(), store, id, await received(await picture(120, 200)));
    expect(await getWallpaper(em(), id)).toMatchObject({ resolution: '4K', fileSize: 'huge' });
  });

  test('updates a guessed device, but not a chosen one', async () => {
    const deviceAfter = async (input: object, width: number, height: number) => {
      const { id } = await withPicture(input, await picture(200, 120));
      await replacePicture(em(), store, id, await received(await picture(width, height)));
      return (await getWallpaper(em(), id)).deviceType;
    };
    expect(await deviceAfter({}, 120, 200)).toBe('mobile');
    expect(await deviceAfter({}, 220, 120)).toBe('pc');
    expect(await deviceAfter({ deviceType: 'tablet' }, 120, 200)).toBe('tablet');
    expect(await deviceAfter({ deviceType: 'mobile' }, 120, 200)).toBe('mobile');
  });

  test('updates the size tags, but does not bring back removed ones', async () => {
    const large = async (width: number, height: number) =>
      sharp(await picture())
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer();
    const big = () => large(2000, 800);
    const { id } = await withPicture({ tags: ['dusk', '1080p', 'Ultrawide', 'sea'] }, await big());
    await replacePicture(em(), store, id, await received(await large(2600, 1500)));
    expect((await getWallpaper(em(), id)).tags).toEqual(['dusk', 'sea', 'QHD']);
    const bare = await withPicture({ tags: ['dusk', 'ultrawide'] }, await big());
    await replacePicture(em(), store, bare.id, await received(await big()));
    expect((await getWallpaper(em(), bare.id)).tags).toEqual(['dusk', 'Ultrawide']);
  });

  test('queues the files that can be made later, and a late job for the old picture does no harm', async () => {
    const { id } = await withPicture();
    const second = await picture();
    let hasReplaced = false;
    const slow: FileStore = {
      ...store,
      withLocalFile: async (key, name, use) => {
        if (!hasReplaced) {
          hasReplaced = true;
          await replacePicture(em(), store, id, await received(second));
        }
        return store.withLocalFile(key, name, use);
      },
    };
    await query(em(), 'delete from graphile_worker._private_jobs');
    await makeRenditions(em(), slow, id);
    expect((await getWallpaper(em(), id)).avif).toBe(false);
    expect(await storedKeys()).toContain(keyOf(second));
    expect(await query(em(), 'select key from graphile_worker.jobs')).toEqual([{ key: `finish-wallpaper:${id}` }]);
  });

  test.each([
    ['of a damaged file', async () => (await picture()).subarray(0, 60), 'invalid'],
    ['of no picture', async () => Buffer.from('These are only words.'), 'unsupported_type'],
  ])('%s is refused, and the old picture stays', async (_, make, code) => {
    const { id, first } = await withPicture();
    const before = await getWallpaper(em(), id);
    await expect(replacePicture(em(), store, id, await received(await make()))).rejects.toMatchObject({ code });
    expect(await getWallpaper(em(), id)).toEqual(before);
    expect(await storedKeys()).toEqual([keyOf(first)]);
    expect(await workDirs()).toEqual([]);
  });

  test('leaves a complete wallpaper wherever it is interrupted', async () => {
    const { id, first } = await withPicture();
    const before = await getWallpaper(em(), id);
    const broken: FileStore = { ...store, publish: () => Promise.reject(new Error('disk')) };
    await expect(replacePicture(em(), broken, id, await received(await picture()))).rejects.toThrow('disk');
    const half: FileStore = {
      ...store,
      publish: async (key, dir) => {
        await store.publish(key, dir);
        throw new Error('killed');
      },
    };
    await expect(replacePicture(em(), half, id, await received(await picture()))).rejects.toThrow('killed');
    await sweepLeftovers(em(), store);
    expect(await getWallpaper(em(), id)).toEqual(before);
    expect(await storedKeys()).toEqual([keyOf(first)]);

    const second = await picture();
    const deaf: FileStore = { ...store, withhold: () => Promise.reject(new Error('killed')) };
    await expect(replacePicture(em(), deaf, id, await received(second))).rejects.toThrow('killed');
    expect((await getWallpaper(em(), id)).fileKey).toBe(keyOf(second));
    await sweepLeftovers(em(), store);
    expect(await storedKeys()).toEqual([keyOf(first), keyOf(second)].sort());
    expect(await countRows('loose_file')).toBe(0);
  });

  test('from several requests at once, during a deletion, leaves one complete wallpaper or none', async () => {
    const { id } = await withPicture();
    const files = await Promise.all(Array.from({ length: 4 }, async () => received(await picture())));
    const results = await Promise.allSettled(files.map((file) => replacePicture(em(), store, id, file)));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    }
    await sweepLeftovers(em(), store);
    expect(await storedKeys()).toEqual(await keysOfRows());
    await Promise.allSettled([
      replacePicture(em(), store, id, await received(await picture())),
      deleteWallpaper(em(), store, id),
    ]);
    await sweepLeftovers(em(), store);
    expect(await storedKeys()).toEqual(await keysOfRows());
  });
});

describe('a deadlock', () => {
  /** These statements wait for locks on purpose, so they get no timeout. */
  let patient: MikroORM;
  beforeAll(async () => {
    patient = await connectOrm(database.url, 0);
  });
  afterAll(() => patient?.close());

  /** Another transaction that holds a lock on a tag. */
  async function holdTag(slug: string) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // PostgreSQL aborts the transaction that finds the deadlock. That must be the work, not this one.
    await client.query(`set deadlock_timeout = '10min'`);
    await client.query('begin');
    await client.query('select from tag where slug = $1 for update', [slug]);
    return client;
  }

  /** How many statements wait for a lock. */
  async function waiting(): Promise<number> {
    const [row] = await query(
      em(),
      `select count(*)::int as n from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return row?.n ?? 0;
  }

  /** Makes work that creates the tag `ultrawide` before it locks `zebra` and `yak` deadlock with another transaction. */
  async function lockUpWith(begin: () => Promise<unknown>): Promise<void> {
    await query(em(), `insert into tag (name, slug) values ('zebra', 'zebra'), ('yak', 'yak')`);
    const [first, second] = [await holdTag('zebra'), await holdTag('yak')];
    try {
      const work = begin();
      work.catch(() => undefined);
      await until('the work waits for a tag', async () => (await waiting()) === 1);
      const theirs = second.query(`insert into tag (name, slug) values ('Ultrawide', 'ultrawide')`);
      await until('they wait for the work', async () => (await waiting()) === 2);
      await first.query('commit');
      await theirs;
      await second.query('commit');
      await work;
    } finally {
      await Promise.all([first.end(), second.end()]);
    }
  }

  const TAGS = ['zebra', 'yak', 'Ultrawide'];

  test('does not stop an upload', async () => {
    const bytes = await picture();
    const file = await received(bytes);
    await lockUpWith(() => createWallpaper(patient.em.fork(), store, file, { tags: TAGS }));
    const [{ id }] = await query(em(), 'select id from wallpaper');
    expect(await getWallpaper(em(), id)).toMatchObject({ fileKey: keyOf(bytes), tags: TAGS });
    expect(await storedKeys()).toEqual([keyOf(bytes)]);
    expect(await countRows('loose_file')).toBe(0);
    expect(await countRows('wallpaper_tag')).toBe(3);
  });

  test('does not stop a picture from being replaced', async () => {
    const id = await createWallpaper(em(), store, await received(await picture()), { tags: ['zebra', 'yak'] });
    await query(em(), 'delete from tag');
    const bytes = await picture(240, 100);
    const file = await received(bytes);
    await lockUpWith(() => replacePicture(patient.em.fork(), store, id, file));
    const changed = await getWallpaper(em(), id);
    expect(changed).toMatchObject({ fileKey: keyOf(bytes), width: 240, resolution: '240x100', version: 2 });
    expect(changed.tags).toEqual(TAGS);
    expect(await storedKeys()).toContain(keyOf(bytes));
    expect(await countRows('wallpaper_tag')).toBe(3);
  });

  test('does not stop an edit', async () => {
    const [id = 0] = await addWallpapers(em(), [{}]);
    const change = { title: 'Changed', resolution: '1x1', fileSize: '1 KB', tags: TAGS };
    await lockUpWith(() => updateWallpaper(patient.em.fork(), id, change));
    expect(await getWallpaper(em(), id)).toMatchObject({ title: 'Changed', tags: TAGS, version: 2 });
  });
});

describe('a change', () => {
  const whole: WallpaperEditInput = { title: 'New title', resolution: '1x1', fileSize: '1 KB' };

  test('to a missing category is refused and changes nothing', async () => {
    const id = await createWallpaper(em(), store, await received(await picture()), {});
    const before = await getWallpaper(em(), id);
    await expect(updateWallpaper(em(), id, { ...whole, categoryId: 999_999 })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await getWallpaper(em(), id)).toEqual(before);
  });

  test('by many requests at once ends with one of their values', async () => {
    const id = await createWallpaper(em(), store, await received(await picture()), {});
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        updateWallpaper(em(), id, { ...whole, title: `Title ${index}`, tags: [`tag ${index}`, 'shared'] }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const { title, tags, version } = await getWallpaper(em(), id);
    expect(version).toBe(11);
    expect(tags).toEqual([title.replace('Title', 'tag'), 'shared']);
    expect(
      await query(
        em(),
        'select name from wallpaper_tag join tag on tag.id = tag_id where wallpaper_id = ? order by 1',
        [id],
      ),
    ).toEqual(['shared', tags[0]].map((name) => ({ name })));
  });
});

test('edits that give two wallpapers each other’s tags are both stored', async () => {
  const [one, two] = await addWallpapers(em(), [{}, {}]);
  for (let round = 0; round < 4; round += 1) {
    const [ant, bee, cat] = [`ant ${round}`, `bee ${round}`, `cat ${round}`] as const;
    for (const [first, second] of [
      [[ant], [bee]],
      [
        [bee, cat],
        [cat, ant],
      ],
    ]) {
      const change = { title: 'Changed', resolution: '1x1', fileSize: '1 KB' };
      await Promise.all([
        updateWallpaper(em(), one ?? 0, { ...change, tags: first }),
        updateWallpaper(em(), two ?? 0, { ...change, tags: second }),
      ]);
      expect((await getWallpaper(em(), one ?? 0)).tags).toEqual(first);
      expect((await getWallpaper(em(), two ?? 0)).tags).toEqual(second);
    }
  }
});

describe('the sweep', () => {
  test('removes files without a wallpaper and keeps those in use', async () => {
    const bytes = await picture();
    await createWallpaper(em(), store, await received(bytes), {});
    const loose = 'f'.repeat(24);
    const folder = path.join(dataDir, 'tmp', 'loose');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'original'), 'left behind');
    await store.publish(loose, folder);
    for (const key of [loose, keyOf(bytes), '0'.repeat(24)]) {
      await query(em(), 'insert into loose_file (file_key) values (?)', [key]);
    }
    await sweepLeftovers(em(), store);
    expect(await storedKeys()).toEqual([keyOf(bytes)]);
    expect(await countRows('loose_file')).toBe(0);
  });

  test('keeps files that are being worked on', async () => {
    const key = 'e'.repeat(24);
    await query(em(), 'insert into loose_file (file_key) values (?)', [key]);
    await em().transactional(async (tx) => {
      await query(tx, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
      await sweepLeftovers(em(), store);
      expect(await countRows('loose_file')).toBe(1);
    });
    await sweepLeftovers(em(), store);
    expect(await countRows('loose_file')).toBe(0);
  });

  test('removes the temporary folders of dead processes only', async () => {
    const mine = await createWorkDir();
    await writeFile(path.join(mine, 'half'), 'made');
    const dead = path.join(dataDir, 'tmp', `999999-1-${'0'.repeat(16)}`);
    await mkdir(dead, { recursive: true });
    await sweepLeftovers(em(), store);
    expect(await workDirs()).toEqual([path.basename(mine)]);
    expect(await readFile(path.join(mine, 'half'), 'utf8')).toBe('made');
    await rm(mine, { recursive: true });
  });
});
