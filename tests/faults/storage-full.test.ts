import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '~/messages/en/commands/commands.server';
import { administrator, client, type Send } from '../support/api-client';
import { runCommand } from '../support/command';
import { createMigratedDatabaseOn, databaseServer } from '../support/database-server';
import { onOwnDisk, type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

const execute = promisify(execFile);
const FULL = 'Storage is full. Nothing was saved.';

let site: Site;
let send: Send;

beforeAll(async () => {
  site = await startSite({ diskBytes: 24 * 1024 * 1024 });
  send = await administrator(site);
});
afterAll(() => site.stop());

const inside = (...names: string[]) => site.insideOf(path.join(site.dataDir, ...names));

/** A picture that does not compress. */
async function noise(): Promise<File> {
  const create = { width: 640, height: 400, channels: 3, background: '#888' } as const;
  const pixels = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
  return new File([new Uint8Array(await pixels.png().toBuffer())], 'noise.png');
}

const upload = async () => send('POST', '/api/wallpapers', { form: { image: await noise() } });
const countRows = async () => (await inDatabase(site, 'select count(*)::int as n from wallpaper'))[0]?.n;

const fillerOf = (on: Site) => on.insideOf(path.join(on.dataDir, 'filler'));

/** Fills a site's disk up to this many bytes. */
async function fill(on: Site, left = 0): Promise<void> {
  await rm(fillerOf(on), { force: true });
  const { bavail, bsize } = await statfs(on.insideOf(on.dataDir));
  const filler = Buffer.alloc(Math.max(0, bavail * bsize - left));
  await writeFile(fillerOf(on), filler).catch((error) => {
    // The jobs process has used some space in the meantime, so the disk is even fuller.
    if (error.code !== 'ENOSPC') throw error;
  });
}

it('says that storage is full, keeps nothing, keeps serving, and accepts pictures again when there is space', async () => {
  const { status, body: first } = await upload();
  expect(status).toBe(201);
  // Full at once, and full at each later step: receiving, rendering, moving.
  for (const left of [0, 200, 450, 700].map((kilobytes) => kilobytes * 1024)) {
    await fill(site, left);
    const answer = await upload();
    expect(answer, `${left} bytes left`).toMatchObject({ status: 503, body: { message: FULL, error: 'unavailable' } });
    // The jobs process may be working on the first picture.
    await expect.poll(() => readdir(inside('tmp'))).toEqual([]);
    expect(await countRows()).toBe(1);
  }
  const visitor = client(site.url);
  for (const page of ['/', `/wallpaper/${first.id}`, new URL(first.imageUrl).pathname]) {
    expect((await visitor('GET', page)).status, page).toBe(200);
  }
  const files = async () =>
    (await readdir(inside('files'), { recursive: true })).filter((name) => name.endsWith('original'));
  expect(await files()).toHaveLength(1);

  await rm(fillerOf(site));
  expect((await upload()).status).toBe(201);
  expect(await files()).toHaveLength(2);
});

it('is named by a backup, a restore and a first start', async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'tapeta-full-'));
  const small = path.join(base, 'small');
  const archive = path.join(base, 'one.tar');
  const database = await createMigratedDatabaseOn(databaseServer() ?? '');
  try {
    const ours = { DATA_DIR: site.insideOf(site.dataDir), DATABASE_URL: site.databaseUrl };
    expect(await runCommand('backup', [archive], ours)).toMatchObject({ code: 0 });
    const partial = path.join(small, 'two.tar');
    expect(await runCommand('backup', [partial], ours, onOwnDisk(small, 1024 * 1024))).toEqual({
      code: 1,
      output: `${commands.backup.noSpace(partial)}\n`,
    });
    const settings = { DATA_DIR: small, DATABASE_URL: database.url };
    expect(await runCommand('restore', [archive], settings, onOwnDisk(small, 1024 * 1024))).toEqual({
      code: 1,
      output: `${commands.diskFull(small)}\n`,
    });
    const { code, output } = await runCommand('start', [], { DATA_DIR: small }, onOwnDisk(small, 20 * 1024 * 1024));
    // Where space ends first differs: its own files or the database's.
    expect(code).toBe(1);
    expect([small, path.join(small, 'postgres')].map((place) => `${commands.diskFull(place)}\n`)).toContain(output);
  } finally {
    await database.drop();
    await rm(base, { recursive: true, force: true });
  }
});

it('shows a page whose picture is missing, and tells the administrator', async () => {
  const { body } = await upload();
  const { imageUrl, id, title } = body;
  const key = imageUrl.split('/').at(-2);
  await rm(inside('files', key.slice(0, 2), key.slice(2, 4), key), { recursive: true });
  const visitor = client(site.url);
  expect((await visitor('GET', new URL(imageUrl).pathname)).status).toBe(404);
  expect((await visitor('GET', `/wallpaper/${id}`)).status).toBe(200);
  await inDatabase(site, `select graphile_worker.add_job('look-for-files')`);
  await expect.poll(async () => (await send('GET', '/admin')).body).toContain('1 wallpaper has');
  const { body: overview } = await send('GET', '/admin');
  expect(overview).toContain('no picture on the disk.');
  expect(overview).toMatch(new RegExp(`href="/admin/wallpapers/${id}"[^>]*>(?:<bdi>)?${title}<`));
});

it('says that storage is not writable while it is read-only, and keeps serving', async () => {
  await site.remount('ro');
  expect(await upload()).toMatchObject({
    status: 503,
    body: { message: 'Storage is not writable. Nothing was saved.', error: 'unavailable' },
  });
  expect((await client(site.url)('GET', '/')).status).toBe(200);
  await site.remount('rw');
  expect((await upload()).status).toBe(201);
});

describe('the database on a full disk', () => {
  let own: Site;
  let visitor: Send;

  beforeAll(async () => {
    own = await startSite({ isEmbedded: true, diskBytes: 256 * 1024 * 1024, env: { TRUST_PROXY: 'loopback' } });
    visitor = client(own.url);
  });
  afterAll(() => own.stop());

  let written = 0;
  function writeToUs() {
    written += 1;
    const json = { email: `a${written}@example.org`, subject: 'A subject', message: `Message ${written} `.repeat(300) };
    return visitor('POST', '/api/contact', {
      json,
      headers: { 'X-Forwarded-For': `10.0.${written >> 8}.${written & 255}` },
    });
  }

  it('answers readers, refuses changes, and continues when there is space', async () => {
    expect((await writeToUs()).status).toBe(201);
    await fill(own);
    // Uses up the reserved space first.
    let answer = await writeToUs();
    for (let tries = 0; tries < 500 && answer.status === 201; tries++) answer = await writeToUs();
    expect(answer).toMatchObject({ status: 503, body: { message: FULL, error: 'unavailable' } });
    for (const page of ['/', '/contact', '/api/wallpapers']) {
      expect((await visitor('GET', page)).status, page).toBe(200);
    }
    expect(await visitor('GET', '/health/ready')).toMatchObject({
      status: 503,
      body: {
        ready: false,
        checks: { database: 'ok', migrations: 'ok', room: expect.stringMatching(/^Only \d+ MB are free/) },
      },
    });
    await rm(fillerOf(own));
    expect((await writeToUs()).status).toBe(201);
  });

  it('is restarted until it can run again', async () => {
    const log = own.insideOf(path.join(own.dataDir, 'postgres.log'));
    // Space for the log of each start.
    await execute('fallocate', ['--keep-size', '--length', '1MiB', log]);
    const starts = async () => (await readFile(log, 'utf8')).split('starting PostgreSQL').length;
    await fill(own);
    const connection = new pg.Client({ connectionString: own.databaseUrl });
    connection.on('error', () => undefined);
    await connection.connect();
    const writeAhead = `select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`;
    const uses = async () => {
      for (let megabytes = 0; megabytes < 200; megabytes++) await connection.query(writeAhead);
    };
    await expect(uses()).rejects.toThrow(/No space left|terminated/);
    await expect.poll(own.log).toContain("The database's disk is full.");
    // More often than the limit for a database that keeps ending for other reasons.
    const before = await starts();
    const hasGoneOn = async () => {
      expect((await visitor('GET', '/')).status).toBe(503);
      expect((await visitor('GET', '/health')).status).toBe(200);
      return (await starts()) >= before + 6;
    };
    await until('it has been started again and again', hasGoneOn);
    await rm(fillerOf(own));
    await expect.poll(async () => (await visitor('GET', '/')).status).toBe(200);
    expect((await writeToUs()).status).toBe(201);
  });
});
