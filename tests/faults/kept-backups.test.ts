import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkArchive } from '~/features/maintenance/check-archive.server';
import { scene } from '../support/pictures';
import { importFolder, type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let base: string;
let site: Site;
let folder: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'tapeta-kept-'));
  site = await startSite({ env: { BACKUP_DIR: path.join(base, 'own'), BACKUP_KEEP: '2' } });
  const pictures = path.join(base, 'pictures');
  await mkdir(pictures);
  await writeFile(path.join(pictures, 'lake.png'), await scene(96, 54, 71).png().toBuffer());
  await importFolder(site, pictures);
});
afterAll(async () => {
  await site?.stop();
  await rm(base, { recursive: true, force: true });
});
let folders = 0;
beforeEach(() => {
  folders += 1;
  folder = path.join(base, `backups-${folders}`);
});

const settings = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...{ PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl },
  ...{ BACKUP_DIR: folder, BACKUP_KEEP: '2', ...more },
});
const backUp = (options: string[] = [], more = {}) =>
  spawnSync(process.execPath, ['build/cli/backup.js', ...options], { env: settings(more), encoding: 'utf8' });

test('a folder keeps the newest backups, and whatever else lies there', async () => {
  await mkdir(folder);
  const old = ['tapeta-20200101T000000Z.tar', 'tapeta-20210101T000000Z.tar', 'tapeta-20190101T000000Z.tar.partial'];
  const others = ['mine.tar', 'tapeta-20200101T000000Z.tar.gz'];
  for (const name of [...old, ...others]) await writeFile(path.join(folder, name), 'x');
  await utimes(path.join(folder, 'tapeta-20190101T000000Z.tar.partial'), 1, 1);
  const run = backUp();
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/1 wallpapers with \d+ files\./);
  const names = await readdir(folder);
  const [mine = ''] = names.filter((name) => ![...old, ...others].includes(name));
  expect(names.sort()).toEqual([...others, 'tapeta-20210101T000000Z.tar', mine].sort());
  expect((await checkArchive(path.join(folder, mine))).problems).toEqual([]);
});

test('a folder that cannot be written is said, and nothing in it goes', async () => {
  await writeFile(folder, 'no folder');
  const run = backUp();
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toMatch(/^\S+ cannot be written \(EEXIST|ENOTDIR\)\.$/);
});

test('standard output takes a backup, and nothing but that', async () => {
  const file = path.join(base, 'b.tar');
  const child = execFile(process.execPath, ['build/cli/backup.js', '-'], {
    env: settings(),
    encoding: 'buffer',
    maxBuffer: 1e9,
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const closed = once(child, 'close');
  if (child.stdout) await pipeline(child.stdout, createWriteStream(file));
  await closed;
  expect((await checkArchive(file)).problems).toEqual([]);
  expect(said).toMatch(/^Standard output: 1 wallpapers with \d+ files\.\n$/);
});

test('the jobs of a site back up into its folder', async () => {
  const own = path.join(base, 'own');
  const [planned] = await inDatabase<{ n: number }>(
    site,
    `select count(*)::int as n from graphile_worker._private_known_crontabs where identifier = 'back-up'`,
  );
  expect(planned?.n).toBe(1);
  await inDatabase(site, `select graphile_worker.add_job('back-up')`);
  await until('there is a backup', async () =>
    (await readdir(own).catch(() => [])).some((name) => name.endsWith('.tar')),
  );
  const [name = ''] = await readdir(own);
  expect((await checkArchive(path.join(own, name))).problems).toEqual([]);
});

test.each([
  [{ BACKUP_DIR: 'ftp://elsewhere/x' }, 'BACKUP_DIR must be a folder'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
  [{ BACKUP_TIME: '25:00' }, 'BACKUP_TIME must be a time of day in UTC such as 03:30'],
])('a setting that cannot be is said: %o', (wrong, sentence) => {
  const run = backUp([], wrong);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`Tapeta cannot start: ${sentence}`);
});
