import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, copyFile, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrationNames } from '~/db/migrations/names';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { makeRenditions } from '~/features/files/rendition-jobs.server';
import { letterKey, unsubscribePath } from '~/features/newsletter/letter-links.server';
import { findByUnsubscribeLink } from '~/features/newsletter/subscribers.commands.server';
import {
  type Contents,
  readArchive,
  readContents,
  writeArchive,
} from '~/features/operations/maintenance/archive.server';
import { writeBackup } from '~/features/operations/maintenance/backup.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { restoreBackup } from '~/features/operations/maintenance/restore.server';
import { describeFindings, verifySite } from '~/features/operations/maintenance/verify.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { deleteForGood, deleteWallpaper } from '~/features/trash/trash.commands.server';
import { DomainError } from '~/lib/errors';
import { addCategory } from '../support/gallery';
import { scene } from '../support/pictures';
import { query } from '../support/query';
import { openStoredGallery, type StoredGallery } from '../support/stored-gallery';

const dataDir = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/tapeta-backup-${process.pid}`;
  return process.env.DATA_DIR;
});

const AWKWARD = 'Tab\t, "quotes", \\N, \\. and \\\\ — 日本 🏔\nsecond line';

let gallery: StoredGallery;
let shown: { id: number; key: string };
let trashed: { id: number; key: string };
let archives = 0;
/** A JPEG whose download is the original itself. */
let plain: { id: number; key: string };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const newArchive = () => path.join(dataDir, `backup-${++archives}.tar`);
const backUp = async (from = gallery) => {
  const file = newArchive();
  return { file, report: await writeBackup(from.database.url, from.store, file) };
};
const restoreInto = (site: StoredGallery, file: string) => restoreBackup(site.database.url, site.store, file);
const problems = async (site: StoredGallery) => describeFindings(await verifySite(site.em(), site.store));

beforeAll(async () => {
  gallery = await openStoredGallery();
  shown = await gallery.upload(['sea', 'Ünïcode']);
  plain = await gallery.upload([], await scene(96, 54, 815).jpeg().toBuffer());
  await makeRenditions(gallery.em(), gallery.store, plain.id);
  trashed = await gallery.upload();
  const gone = await gallery.upload();
  await makeRenditions(gallery.em(), gallery.store, shown.id);
  await recordDownload(gallery.em(), shown.id);
  await query(gallery.em(), `update wallpaper set set_id = 41, set_role = 'dark' where id in (?, ?)`, [
    shown.id,
    plain.id,
  ]);
  await query(gallery.em(), 'update wallpaper set description = ? where id = ?', [AWKWARD, shown.id]);
  await addCategory(gallery.em(), 'Deep sea');
  await query(gallery.em(), `insert into subscriber (email) values ('somebody@example.org')`);
  await query(gallery.em(), `insert into setting (name, value) values ('identity', '{"name": "Küste"}')`);
  await query(
    gallery.em(),
    `insert into letter (subject, words, wallpapers, started_at) values ('One', '', '{}', now())`,
  );
  await query(
    gallery.em(),
    `insert into letter_delivery (letter_id, subscriber_id, state) select l.id, s.id, 'sent' from letter l, subscriber s`,
  );
  await query(
    gallery.em(),
    `insert into kept_list (secret_hash, read_hash, title, pictures) values (sha256('a'), sha256('b'), 'Küste', ?::jsonb)`,
    [JSON.stringify([{ id: shown.id, note: AWKWARD }])],
  );
  await query(gallery.em(), `insert into missed_search values ('2026-11-01', 'lofi', 31)`);
  await query(gallery.em(), `insert into missed_search_day values ('2026-11-01', '\\xab')`);
  await query(gallery.em(), `insert into visitor_salt values ('2026-11-01', decode(repeat('ab', 32), 'hex'))`);
  await query(
    gallery.em(),
    `insert into contact_message (email, subject, message, mail_status) values ('a@example.org', 's', 'm', 'waiting')`,
  );
  await deleteWallpaper(gallery.em(), gallery.store, trashed.id);
  await deleteWallpaper(gallery.em(), gallery.store, gone.id);
  await deleteForGood(gallery.em(), gallery.store, [gone.id]);
});
afterAll(async () => {
  await gallery.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a backup restored into an empty site', () => {
  let copy: StoredGallery;
  beforeAll(async () => {
    copy = await openStoredGallery();
    // Every site has its own id, but test databases are copies of one.
    await query(copy.em(), `update letter_key set key = 'of another site'`);
    await query(copy.em(), `update setting set value = '{"gallery": "another"}' where name = 'feeds'`);
    const { file, report } = await backUp();
    expect(report).toMatchObject({ wallpapers: 3, missing: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await checkArchive(file)).problems).toEqual([]);
    expect(await restoreInto(copy, file)).toEqual({ wallpapers: 3, files: report.files });
  });
  afterAll(() => copy.close());

  test('gives new sets numbers of their own', async () => {
    expect(await query(copy.em(), `select nextval('wallpaper_set_seq')::int as id`)).toEqual([{ id: 42 }]);
  });

  test('accepts links from mail sent before the backup', async () => {
    const [reader] = await query<{ id: number; email: string }>(gallery.em(), 'select id, email from subscriber');
    if (!reader) throw new Error('Nobody has subscribed.');
    const token =
      unsubscribePath(await letterKey(gallery.em()), reader)
        .split('/')
        .at(-1) ?? '';
    expect(await findByUnsubscribeLink(copy.em(), token)).toEqual(reader);
  });

  test('keeps the ids of entries in feeds', async () => {
    const ids = async (site: StoredGallery) => (await readSiteSettings(site.em())).feedIds;
    expect((await ids(copy)).gallery).not.toBe('');
    expect(await ids(copy)).toEqual(await ids(gallery));
  });

  test('has every row and every byte', async () => {
    expect(await copy.rows()).toEqual(await gallery.rows());
    expect(await copy.files()).toEqual(await gallery.files());
    expect(await problems(copy)).toEqual([]);
  });

  test('has the lists that visitors keep', async () => {
    const lists = 'select * from kept_list';
    expect(await query(copy.em(), lists)).toEqual(await query(gallery.em(), lists));
    expect(await query(copy.em(), lists)).toHaveLength(1);
  });

  test('has searches without a result, and nothing that tells who searched', async () => {
    expect(await query(copy.em(), 'select words, searches from missed_search')).toEqual([
      { words: 'lofi', searches: 31 },
    ]);
    expect(await query(copy.em(), 'select from missed_search_day')).toEqual([]);
  });

  test('sends no letter a second time', async () => {
    await query(gallery.em(), `update letter_delivery set state = 'waiting'`);
    const later = await openStoredGallery();
    await restoreInto(later, (await backUp()).file);
    const rows = await query<{ state: string }>(later.em(), 'select state from letter_delivery');
    await later.close();
    await query(gallery.em(), `update letter_delivery set state = 'sent'`);
    expect(rows).toEqual([{ state: 'sending' }]);
  });

  test('has the triggers of a new site, all enabled', async () => {
    const triggers = (site: StoredGallery) =>
      query(
        site.em(),
        `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      );
    expect(await triggers(copy)).toEqual(await triggers(gallery));
  });

  test('stores a file once if the other site does', async () => {
    for (const { store } of [gallery, copy]) {
      expect(await store.stat(plain.key, 'download.jpg')).toMatchObject({ isShared: true });
    }
  });

  test('does not reuse ids, and keeps counting', async () => {
    const { id } = await copy.upload(['sea']);
    expect(id).toBe(trashed.id + 2);
    await recordDownload(copy.em(), shown.id);
    expect(await problems(copy)).toEqual([]);
  });

  test('finishes pending renditions and mail', async () => {
    const jobs = await query(copy.em(), 'select task_identifier as task from graphile_worker.jobs order by id');
    expect(jobs.map(({ task }) => task)).toContain('mail-contact-message');
  });

  test('cannot be restored over existing content', async () => {
    const { file } = await backUp();
    await expect(restoreInto(copy, file)).rejects.toMatchObject({ code: 'conflict' });
  });
});

test('a backup is consistent while pictures come and go', async () => {
  const busy = await openStoredGallery();
  const copy = await openStoredGallery();
  const { id, key } = await busy.upload();
  await Promise.all(Array.from({ length: 4 }, () => busy.upload()));
  let goesOn = true;
  const uploading = (async () => {
    while (goesOn) await recordDownload(busy.em(), (await busy.upload()).id);
  })();
  // Deleted permanently between the snapshot and the reading of its files: the deletion has to wait.
  const [begun, begin] = signal();
  const [deleted, goOn] = signal();
  const list = async (wanted: string) => {
    begin();
    await deleted;
    return busy.store.list(wanted);
  };
  const file = newArchive();
  const backup = writeBackup(busy.database.url, { ...busy.store, list }, file);
  await begun;
  await deleteWallpaper(busy.em(), busy.store, id);
  await deleteForGood(busy.em(), busy.store, [id]);
  goOn();
  const { missing } = await backup;
  goesOn = false;
  await uploading;

  expect(missing).toEqual([]);
  expect((await checkArchive(file)).problems).toEqual([]);
  await restoreInto(copy, file);
  expect(await problems(copy)).toEqual([]);
  expect(await copy.store.list(key)).toContain('original');
  await sweepLeftovers(busy.em(), busy.store);
  expect(await problems(busy)).toEqual([]);
  expect(await busy.store.list(key)).toEqual([]);
  await busy.close();
  await copy.close();
});

function signal(): [Promise<void>, () => void] {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

test('a picture that is in the gallery and in the trash is backed up once', async () => {
  const double = await openStoredGallery();
  await double.upload();
  const { id } = await double.upload();
  await deleteWallpaper(double.em(), double.store, id);
  await query(double.em(), 'update trashed_wallpaper t set file_key = w.file_key, sha256 = w.sha256 from wallpaper w');
  const { file } = await backUp(double);
  expect((await checkArchive(file)).problems).toEqual([]);
  await double.close();
});

describe('a damaged archive', () => {
  test.each([
    ['that ends too early', async (file: string) => truncate(file, (await stat(file)).size - 3000)],
    ['with a byte changed', overwritePicture],
  ])('%s is refused before anything is changed', async (_what, spoil) => {
    const { file } = await backUp();
    await spoil(file);
    const { problems: found } = await checkArchive(file);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/incomplete|differs from what was backed up/);
  });

  /** In the middle of a picture, because changes in the padding of blocks do not matter. */
  async function overwritePicture(file: string) {
    const bytes = await readFile(file);
    const place = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff])) + 100;
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from([(bytes[place] ?? 0) ^ 1]), 0, 1, place);
    await handle.close();
  }

  test('an interrupted restore leaves an empty site', async () => {
    const copy = await openStoredGallery();
    const { file } = await backUp();
    await truncate(file, (await stat(file)).size - 3000);
    await expect(restoreInto(copy, file)).rejects.toThrow();
    await sweepLeftovers(copy.em(), copy.store);
    expect(await query(copy.em(), 'select from wallpaper')).toEqual([]);
    expect(await copy.files()).toEqual({});
    const { file: whole } = await backUp();
    expect(await restoreInto(copy, whole)).toMatchObject({ wallpapers: 3 });
    await copy.close();
  });
});

describe('a forged archive', () => {
  type Change = (name: string, bytes: Buffer) => [string, Buffer] | null;

  let whole: string;
  /** Tables that none of these archives may fill. */
  let empty: StoredGallery;
  beforeAll(async () => {
    whole = (await backUp()).file;
    empty = await openStoredGallery();
  });
  afterAll(() => empty.close());

  /** Adds the right checksums. */
  async function remade(change: Change, more: [string, string][] = []): Promise<string> {
    const made = newArchive();
    const archive = writeArchive(createWriteStream(made), `${made}.sums`);
    for await (const { name, chunks } of readArchive(whole)) {
      const changed = change(name, await buffer(chunks));
      if (changed) await archive.add(changed[0], changed[1].length, [changed[1]]);
    }
    for (const [name, text] of more) await archive.add(name, text.length, [Buffer.from(text)]);
    await archive.finish();
    return made;
  }

  const asItIs: Change = (name, bytes) => [name, bytes];
  const contentsWith =
    (change: (contents: Contents) => unknown): Change =>
    (name, bytes) => {
      if (name !== 'tapeta.json') return [name, bytes];
      const contents = JSON.parse(bytes.toString());
      return [name, Buffer.from(JSON.stringify(change(contents) ?? contents))];
    };
  const session = (contents: Contents) =>
    void contents.tables.push({ name: 'session', columns: ['id', 'administrator_id'], rows: 1 });

  /** Keeps the number of rows consistent. */
  const withoutEmptyTable = ({ tables }: Contents) =>
    void tables.splice(
      tables.findIndex(({ rows }) => rows === 0),
      1,
    );

  const NO_BACKUP = /not a backup/;
  const NOT_ITS_TABLES = /tables in this archive are not those/;
  const FOLDER = `files/${'0'.repeat(24)}`;
  const ONE_FILE: [string, string][] = [[`${FOLDER}/a`, 'x']];
  type Case = [string, Change, [string, string][], RegExp];

  test.each<Case>([
    [
      'without pictures',
      (name, bytes) => (name.endsWith('/original') ? null : [name, bytes]),
      [],
      /picture of wallpaper \d+ is missing/,
    ],
    ['that is empty', () => null, [], NO_BACKUP],
    ['that begins with another entry', (name, bytes) => [name.replace('tapeta.json', 'readme'), bytes], [], NO_BACKUP],
    [
      'whose contents entry is not JSON',
      (name, bytes) => [name, name === 'tapeta.json' ? Buffer.from('{') : bytes],
      [],
      NO_BACKUP,
    ],
    ['of another format', contentsWith((contents) => ({ ...contents, format: 2 })), [], /another version/],
    [
      'of a later version',
      contentsWith((contents) => void contents.migrations.push('29991231-far')),
      [],
      /later version/,
    ],
    [
      'from before 0.9.0',
      contentsWith((contents) => ({ ...contents, migrations: ['20261121-gallery'] })),
      [],
      /^This backup is from before Tapeta 0\.9\.0\. .+ docs\/upgrading\.md$/,
    ],
    ['with a session', contentsWith(session), [['database/session/000001.copy', 'x\t1\n']], NOT_ITS_TABLES],
    [
      'with an unknown column',
      contentsWith((contents) => void contents.tables.at(0)?.columns.push('more')),
      [],
      NOT_ITS_TABLES,
    ],
    [
      'without tables',
      (name, bytes) =>
        name.startsWith('database/') ? null : contentsWith(({ tables }) => void tables.splice(0))(name, bytes),
      [],
      NOT_ITS_TABLES,
    ],
    ['without a table that has no rows', contentsWith(withoutEmptyTable), [], NOT_ITS_TABLES],
    ['with a table twice', contentsWith(({ tables }) => void tables.push(...tables.slice(0, 1))), [], NOT_ITS_TABLES],
    [
      'with a column twice',
      contentsWith(({ tables: [first] }) => void first?.columns.push(...first.columns.slice(0, 1))),
      [],
      NOT_ITS_TABLES,
    ],
    [
      'with a table without columns',
      contentsWith(({ tables: [first] }) => void first?.columns.splice(0)),
      [],
      NOT_ITS_TABLES,
    ],
    [
      'with fewer rows than announced',
      contentsWith(({ tables, ...others }) => ({
        ...others,
        tables: tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
      [],
      /has \d+ rows instead of \d+/,
    ],
    ['with rows of an unlisted table', asItIs, [['database/session/000001.copy', 'x\n']], /does not list|rows/],
    [
      'with invalid rows',
      (name, bytes) => [
        name,
        name.startsWith('database/tag/') ? Buffer.from(bytes.toString().replace(/^\d+/, 'none')) : bytes,
      ],
      [],
      /rows that the database does not accept/,
    ],
    [
      'with a sequence that backups do not have',
      contentsWith((contents) => void contents.sequences.push({ table: 'task', column: 'id', next: '1' })),
      [],
      NOT_ITS_TABLES,
    ],
    ['without sequences', contentsWith(({ sequences }) => void sequences.splice(0)), [], NOT_ITS_TABLES],
    [
      'with a sequence twice',
      contentsWith(({ sequences }) => void sequences.push(...sequences.slice(0, 1))),
      [],
      NOT_ITS_TABLES,
    ],
    [
      'with a word that is too long for search',
      (name, bytes) => [
        name,
        name.startsWith('database/wallpaper/')
          ? Buffer.from(bytes.toString().replace(/'[^'\t]+':/, `'${'a'.repeat(3000)}':`))
          : bytes,
      ],
      [],
      /rows that the database does not accept/,
    ],
    ...[
      ...['files/', 'files/../original', `${FOLDER}/`, `${FOLDER}/..`, `${FOLDER}/.hidden`, `${FOLDER}/a/b`],
      ...[`/${FOLDER}/original`, `${FOLDER}/${'a'.repeat(300)}`, `${FOLDER}/ü\0`, 'tapeta.json', 'database/tag/more'],
    ].map((name): Case => [`with an entry ${JSON.stringify(name).slice(0, 60)}`, asItIs, [[name, 'x']], NO_BACKUP]),
    ['with a file twice', asItIs, [...ONE_FILE, ...ONE_FILE], NO_BACKUP],
    ['with a folder twice', asItIs, [...ONE_FILE, [`files/${'1'.repeat(24)}/a`, 'x'], [`${FOLDER}/b`, 'x']], NO_BACKUP],
  ])('is refused in a sentence: %s', async (_, change, more, sentence) => {
    const file = await remade(change, more);
    const { problems: found } = await checkArchive(file);
    if (found.length > 0) return expect(found.join('\n')).toMatch(sentence);
    const failure = await restoreInto(empty, file).catch((error) => error);
    expect(failure).toBeInstanceOf(DomainError);
    expect(failure.message).toMatch(sentence);
    expect(await query(empty.em(), 'select from wallpaper')).toEqual([]);
  });

  test.each(['none', '-1'])('is refused with an entry whose size is %s', async (size) => {
    const tar = pack();
    tar.entry({ name: 'tapeta.json', pax: { size } }, await readFile(whole));
    tar.finalize();
    const made = newArchive();
    await writeFile(made, await buffer(tar));
    expect((await checkArchive(made)).problems).toEqual(['The archive is damaged or incomplete.']);
  });

  test.each([
    ['link', 1],
    ['symbolic link', 2],
    ['directory', 5],
  ])('is refused with a %s that has bytes', async (_, type) => {
    const bytes = await readFile(whole);
    const file = newArchive();
    const header = bytes.indexOf(`${shown.key}/original\0`) - 'files/'.length;
    const sum = Number.parseInt(bytes.toString('latin1', header + 148, header + 154), 8) + type;
    bytes.write(sum.toString(8).padStart(6, '0'), header + 148);
    bytes.write(String(type), header + 156);
    await writeFile(file, bytes);
    expect((await checkArchive(file)).problems).toEqual(['The archive is damaged or incomplete.']);
  });

  test('is refused with extra data after its end', async () => {
    const file = newArchive();
    await copyFile(whole, file);
    const behind = pack();
    behind.entry({ name: 'files/more' }, 'more');
    behind.finalize();
    await appendFile(file, await buffer(behind));
    expect((await checkArchive(file)).problems).toEqual(['The archive contains more than was backed up.']);
  });
});

describe('a backup made by 0.9.0', () => {
  const RELEASED = path.resolve('tests/fixtures/backup-0.9.0.tar');
  let copy: StoredGallery;
  beforeAll(async () => {
    copy = await openStoredGallery();
    expect(await restoreInto(copy, RELEASED)).toEqual({ wallpapers: 4, files: 38 });
  });
  afterAll(() => copy.close());

  test('is restored with every row and migrated', async () => {
    const names = await query<{ name: string }>(copy.em(), 'select name from migration order by id');
    expect(names.map(({ name }) => name)).toEqual(migrationNames);
    const { value } = await readArchive(RELEASED).next();
    if (!value) throw new Error('The archive is empty.');
    for (const { name, rows } of (await readContents(value)).tables) {
      expect([name, (await query(copy.em(), `select from ${name}`)).length]).toEqual([name, rows]);
    }
    const wallpapers = await query(
      copy.em(),
      `select title, description, author, device_type as device, tags, c.slug as category, featured, format, downloads
       from wallpaper w join download_count on wallpaper_id = w.id left join category c on c.id = w.category_id order by title`,
    );
    const plain = { description: null, author: null, device: 'pc', category: null, featured: false, downloads: 0 };
    expect(wallpapers).toEqual([
      {
        ...{ title: 'Evening', description: AWKWARD, author: 'Ada', device: 'pc', tags: ['Ocean waves', 'Ünïcode'] },
        ...{ category: 'depths', featured: true, format: 'jpeg', downloads: 2 },
      },
      { ...plain, title: 'Night', tags: ['Ocean waves', 'stars'], category: 'space', format: 'png', downloads: 1 },
      { ...plain, title: 'Waves', tags: ['Ocean waves'], device: 'mobile', category: 'abstract', format: 'webp' },
    ]);
    expect(await query(copy.em(), 'select title, tags from trashed_wallpaper')).toEqual([
      { title: 'Away', tags: ['dusk'] },
    ]);
    expect(
      await query(
        copy.em(),
        `select (select slug from tag_redirect) as tag, (select slug from category_redirect) as category,
           (select email from subscriber) as subscriber, (select subject from contact_message) as message`,
      ),
    ).toEqual([{ tag: 'sea', category: 'ocean', subscriber: 'reader@example.org', message: 'A question' }]);
  });

  test('is restored with every picture, and verify finds nothing wrong', async () => {
    const bytes: Record<string, string> = {};
    for await (const { name, chunks } of readArchive(RELEASED)) {
      const content = await buffer(chunks);
      if (name.startsWith('files/')) bytes[name.slice('files/'.length)] = sha256(content);
    }
    const files = Object.entries(await copy.files()).map(([name, sum]) => [name.split('/').slice(-2).join('/'), sum]);
    expect(Object.fromEntries(files)).toEqual(bytes);
    expect(await problems(copy)).toEqual([]);
  });
});
