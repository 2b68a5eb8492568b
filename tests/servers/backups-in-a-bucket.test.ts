import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { administrator } from '../support/api-client';
import { runCommand } from '../support/command';
import { createMigratedDatabaseOn, databaseServer } from '../support/database-server';
import { type BucketSettings, type ObjectStore, startObjectStore } from '../support/object-store';
import { scene } from '../support/pictures';
import { reservePort } from '../support/ports';
import { importFolder, type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

vi.setConfig({ testTimeout: 120_000 });

let objects: ObjectStore;
let bucket: string;
let settings: Record<string, string>;
let site: Site;
let metricsPort: number;
let base: string;
let place: string;

/** Several parts of an upload, so that it is still running when the test checks. */
const MANY_MESSAGES = `insert into contact_message (email, subject, message)
  select 'a@example.org', 's', repeat(md5(n::text), 150) from generate_series(1, 30000) n`;

beforeAll(async () => {
  objects = await startObjectStore();
  const { S3_BUCKET, ...service }: BucketSettings = await objects.newBucket();
  bucket = S3_BUCKET;
  settings = service;
  metricsPort = await reservePort();
  const env = { ...service, BACKUP_DIR: `s3://${bucket}/nightly`, METRICS_PORT: String(metricsPort) };
  site = await startSite({ env });
  base = await mkdtemp(path.join(tmpdir(), 'tapeta-bucket-'));
  await writeFile(path.join(base, 'lake.png'), await scene(96, 54, 72).png().toBuffer());
  await importFolder(site, base);
}, 240_000);

afterAll(async () => {
  await site?.stop();
  await objects?.stop();
  if (base) await rm(base, { recursive: true, force: true });
});

let places = 0;
beforeEach(() => {
  places += 1;
  place = `s3://${bucket}/gallery-${places}`;
});

const environment = (more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, ...settings },
  ...{ BACKUP_DIR: place, BACKUP_KEEP: '2', ...more },
});
const backUp = (words: string[] = [], more = {}) => runCommand('backup', words, environment(more));

const prefix = () => place.slice(`s3://${bucket}/`.length);

async function names(folder = prefix()): Promise<string[]> {
  const listed = await objects.client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/` }));
  return (listed.Contents ?? []).map(({ Key = '' }) => Key.slice(folder.length + 1));
}

async function unfinished(): Promise<string[]> {
  const listed = await objects.client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: `${prefix()}/` }));
  return (listed.Uploads ?? []).map(({ Key = '' }) => Key.slice(prefix().length + 1));
}

const put = (name: string) =>
  objects.client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix()}/${name}`, Body: 'x' }));
const begin = (name: string) =>
  objects.client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: `${prefix()}/${name}` }));

/** A partly sent backup, with a bucket that no longer answers. */
async function stoppedInTheMiddle(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/cli/backup.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await until('parts are being sent', async () => (await unfinished()).length > 0);
  objects.freeze();
  expect(child.exitCode).toBeNull();
  return child;
}

test('the newest backups and all other files are kept; unfinished uploads of a kill are removed', async () => {
  const old = ['tapeta-20200101T000000Z.tar', 'tapeta-20210101T000000Z.tar'];
  for (const name of [...old, 'mine.tar']) await put(name);
  for (const name of ['tapeta-20220101T000000Z.tar', 'mine-too.tar']) await begin(name);
  const { code, output } = await backUp();
  expect([code, output]).toEqual([0, expect.stringMatching(/^s3:\S+: 1 wallpaper with \d+ files\.\n$/)]);
  const there = await names();
  expect(there).toEqual([
    'mine.tar',
    'tapeta-20210101T000000Z.tar',
    expect.stringMatching(/^tapeta-2\d{7}T\d{6}Z\.tar$/),
  ]);
  expect(await unfinished()).toEqual(['mine-too.tar']);
  const checked = await runCommand('verify', [`${place}/${there[2]}`], environment());
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining('everything is in order')]);
});

test('the jobs of a site back up into its bucket, and the System page and metrics show it', async () => {
  await inDatabase(site, `select graphile_worker.add_job('back-up')`);
  const noted = () =>
    inDatabase<{ value: { bytes: number } }>(site, `select value from system_note where name = 'backup'`);
  await until('the backup is noted', async () =>
    (await noted()).some(({ value }) => JSON.stringify(value).includes(`s3://${bucket}/nightly`)),
  );
  expect(await names('nightly')).toHaveLength(1);
  const [note] = await noted();
  const send = await administrator(site);
  const page = await send('GET', '/admin/site/system');
  expect(page.body).toContain(`s3://${bucket}/nightly`);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain(`tapeta_last_backup_bytes ${note?.value.bytes}`);
  const [, at] = /^tapeta_last_backup_timestamp_seconds (\S+)$/m.exec(metrics) ?? [];
  expect(Number(at)).toBeGreaterThan(Date.now() / 1000 - 600);
});

test('an empty site is filled from a bucket', async () => {
  const address = `${place}/one.tar`;
  expect((await backUp([address])).code).toBe(0);
  const again = await backUp([address]);
  expect([again.code, again.output]).toEqual([1, `${address} already exists. Remove it or name another file.\n`]);
  const server = databaseServer();
  if (!server) throw new Error('The tests have no database server.');
  const other = await createMigratedDatabaseOn(server);
  try {
    const there = environment({ DATA_DIR: path.join(base, 'copy'), DATABASE_URL: other.url });
    const { code, output } = await runCommand('restore', [address], there);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored 1 wallpaper with \d+ files\.\n$/)]);
    const checked = await runCommand('verify', ['--quick'], there);
    expect(checked.output).toContain('everything is in order');
    const missing = await runCommand('restore', [`${place}/none.tar`], there);
    expect([missing.code, missing.output]).toEqual([1, `There is no file ${place}/none.tar.\n`]);
  } finally {
    await other.drop();
  }
});

test.each([
  ['a missing bucket', { BACKUP_DIR: 's3://no-such-bucket/x' }, 'there is no bucket no-such-bucket at http'],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY does not match S3_ACCESS_KEY_ID'],
  [
    'a service that is down',
    { S3_ENDPOINT: 'http://127.0.0.1:9' },
    'http://127.0.0.1:9 does not answer (ECONNREFUSED)',
  ],
])('%s is reported in a sentence', async (_, wrong, sentence) => {
  const { code, output } = await backUp([], wrong);
  expect(code).toBe(1);
  expect(output).toMatch(/^s3:\S+ cannot be written, so nothing was kept: [^\n]+\.\n$/);
  expect(output).toContain(sentence);
});

test.each([
  [{ BACKUP_DIR: 's3://my-bucket/x', S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ BACKUP_DIR: 's3://' }, 'BACKUP_DIR must be a folder, or a folder in a bucket such as s3://my-backups/gallery'],
])('impossible settings are reported: %o', async (wrong, sentence) => {
  const { code, output } = await backUp([], wrong);
  expect([code, output]).toEqual([1, expect.stringContaining(`Tapeta cannot start: ${sentence}`)]);
});

test('interrupted by Ctrl+C, a kill or the bucket, a backup leaves nothing incomplete', async () => {
  await inDatabase(site, MANY_MESSAGES);
  try {
    const told = await stoppedInTheMiddle();
    let said = '';
    told.stderr?.on('data', (text) => (said += text));
    const ended = once(told, 'close');
    told.kill('SIGTERM');
    objects.resume();
    expect(await ended).toEqual([1, null]);
    expect(said).toBe('The backup was interrupted. Nothing was kept.\n');
    expect([await names(), await unfinished()]).toEqual([[], []]);

    const killed = await stoppedInTheMiddle();
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
    objects.resume();
    expect(await names()).toEqual([]);
    expect(await unfinished()).toHaveLength(1);

    const { code, output } = await backUp();
    expect([code, output]).toEqual([0, expect.stringContaining('1 wallpaper with')]);
    expect([(await names()).length, await unfinished()]).toEqual([1, []]);
  } finally {
    objects.resume();
    await inDatabase(site, 'truncate contact_message');
  }
}, 240_000);
