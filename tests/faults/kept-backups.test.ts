import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { administrator } from '../support/api-client';
import { scene } from '../support/pictures';
import { reservePort } from '../support/ports';
import { importFolder, type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let base: string;
let site: Site;
let folder: string;
let metricsPort: number;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'tapeta-kept-'));
  metricsPort = await reservePort();
  const env = { BACKUP_DIR: path.join(base, 'own'), BACKUP_KEEP: '2', METRICS_PORT: String(metricsPort) };
  site = await startSite({ env });
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

test('a folder keeps the newest backups and all other files', async () => {
  await mkdir(folder);
  const old = ['tapeta-20200101T000000Z.tar', 'tapeta-20210101T000000Z.tar', 'tapeta-20190101T000000Z.tar.partial'];
  const others = ['mine.tar', 'tapeta-20200101T000000Z.tar.gz'];
  for (const name of [...old, ...others]) await writeFile(path.join(folder, name), 'x');
  await utimes(path.join(folder, 'tapeta-20190101T000000Z.tar.partial'), 1, 1);
  const run = backUp();
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/1 wallpaper with \d+ files\./);
  const names = await readdir(folder);
  const [mine = ''] = names.filter((name) => ![...old, ...others].includes(name));
  expect(names.sort()).toEqual([...others, 'tapeta-20210101T000000Z.tar', mine].sort());
  expect((await checkArchive(path.join(folder, mine))).problems).toEqual([]);
});

test('a read-only folder is reported, and its files are kept', async () => {
  await writeFile(folder, 'no folder');
  const run = backUp();
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toMatch(/^Cannot write to \S+ \((?:EEXIST|ENOTDIR)\)\.$/);
});

test('standard output gets a backup and nothing else', async () => {
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
  expect(said).toMatch(/^Standard output: 1 wallpaper with \d+ files\.\n$/);
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

/** Requests a backup unless one is running. While the last one is about to end, the job is dropped, so this asks again. */
async function begin(): Promise<void> {
  if (!backupProcess()) await inDatabase(site, `select graphile_worker.add_job('back-up', job_key := 'test')`);
}
const isBegun = async () =>
  (await inDatabase(site, `select from graphile_worker.jobs where task_identifier = 'back-up'`)).length === 0;
const notes = async () => (await (await fetch(`${site.url}/health/ready`)).json()).notes;
const success = async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return /^tapeta_last_backup_success (\d)$/m.exec(text)?.[1];
};

test('a failed backup is on the System page, in the readiness notes and in a metric until one succeeds', async () => {
  const own = path.join(base, 'own');
  await until('the backup before has ended', async () => (await isBegun()) && !backupProcess());
  await rename(own, `${own}-away`);
  await writeFile(own, 'no folder');
  await until('it is a note', async () => {
    await begin();
    return (await notes()) !== undefined;
  });
  expect(await notes()).toEqual([expect.stringMatching(/^The last backup failed\. /)]);
  await expect.poll(success).toBe('0');
  const send = await administrator(site);
  expect((await send('GET', '/admin/site/system')).body).toContain(`Cannot write to ${own} (E`);
  expect((await send('GET', '/admin')).body).toContain('The last backup failed.');
  await rm(own);
  await until('it is a note no more', async () => {
    await begin();
    return (await notes()) === undefined;
  });
  await expect.poll(success).toBe('1');
  await until('no other one is about to begin', async () => (await isBegun()) && !backupProcess());
});

test('a killed backup counts as failed', async () => {
  // The backup waits for this table, so that it can be killed.
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    await database.query('begin; lock table contact_message in access exclusive mode');
    let running: number | undefined;
    await until('it waits', async () => {
      await begin();
      running = backupProcess();
      const { rows } = await database.query(
        `select from pg_locks where not granted and relation = 'contact_message'::regclass`,
      );
      return running !== undefined && rows.length > 0 && (await isBegun());
    });
    process.kill(running as number, 'SIGKILL');
    await until('it is a note', async () => (await notes()) !== undefined);
  } finally {
    await database.end();
  }
  const send = await administrator(site);
  expect((await send('GET', '/admin/site/system')).body).toContain('The backup was stopped by SIGKILL.');
});

/** The backup process of this site. */
function backupProcess(): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      if (command.includes('backup.js') && environment.includes(`DATA_DIR=${site.dataDir}\0`)) return Number(pid);
    } catch {
      // It has already ended, or belongs to another user.
    }
  }
}
