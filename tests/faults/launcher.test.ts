import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseOn, databaseServer } from '../support/database-server';
import { childrenOf, isRunning, type Launcher, Launchers, stop } from '../support/launcher';
import { reservePort } from '../support/ports';
import { until } from '../support/until';

const dataDir = mkdtempSync(path.join(tmpdir(), 'tapeta-launcher-'));
let launchers: Launchers;
let launcher: Launcher;

beforeAll(async () => {
  expect(spawnSync(process.execPath, ['app/cli/build/prepare.mjs'], { stdio: 'inherit' }).status).toBe(0);
  launchers = new Launchers(dataDir, await reservePort());
  launcher = launch();
  await launcher.says('Tapeta is ready');
});

afterAll(async () => {
  await launchers.stopAll();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

const launch = (settings?: Record<string, string>) => launchers.launch(settings);
const status = (url: string) => launchers.status(url);
const workers = () =>
  childrenOf(launcher).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('remix-run/serve'));

test('the site has the rights it needs in its database, and none on the machine', async () => {
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  const port = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const database = new pg.Client({ host: '127.0.0.1', port, user: 'tapeta', password, database: 'tapeta' });
  await database.connect();
  const { rows } = await database.query(
    'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  for (const attempt of [
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'true'`,
    'create role other',
  ]) {
    await expect(database.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
  }
  await database.end();
});

test('a second start on the same data is refused in one sentence', async () => {
  const second = launch({ PORT: String(await reservePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`is in use by a running Tapeta (pid ${launcher.child.pid})`);
  expect(second.output().trim().split('\n')).toHaveLength(1);
});

test('a busy port is reported in one sentence', async () => {
  const otherDir = mkdtempSync(path.join(tmpdir(), 'tapeta-launcher-'));
  const second = launch({ DATA_DIR: otherDir });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`port ${launchers.port} is in use by another program`);
  const third = launch({ DATA_DIR: otherDir, PORT: String(await reservePort()), METRICS_PORT: String(launchers.port) });
  expect(await third.exitCode).toBe(1);
  expect(third.output()).toContain('set another METRICS_PORT');
  expect(readdirSync(otherDir, { recursive: true })).toEqual(['tapeta.lock']);
  rmSync(otherDir, { recursive: true });
});

test('a command waits for the database while a first start creates it', async () => {
  const otherDir = mkdtempSync(path.join(tmpdir(), 'tapeta-launcher-'));
  const first = launch({ DATA_DIR: otherDir, PORT: String(await reservePort()) });
  const lock = path.join(otherDir, 'tapeta.lock');
  await until('it has locked its folder', () => existsSync(lock) && readdirSync(lock).join().includes('held'));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: otherDir };
  const verify = spawn(process.execPath, ['build/cli/verify.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  verify.stdout.on('data', (text) => (said += text));
  const [code] = await once(verify, 'close');
  expect([code, said]).toEqual([0, expect.stringContaining('0 wallpapers')]);
  await first.says('Tapeta is ready');
  await stop(first.child);
  rmSync(otherDir, { recursive: true, force: true, maxRetries: 10 });
});

test('a start that is impossible says why in one sentence, and creates no account', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const here = { DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'common'), PORT: String(await reservePort()) };
  const nowhere = { DATA_DIR: '/proc/none', PORT: String(await reservePort()) };
  const refusals = [
    [{ PORT: 'eighty' }, /^Tapeta cannot start: PORT must be a whole number from 1 to 65535\.$/],
    [
      { ...here, ADMIN_PASSWORD: 'sunshine' },
      /^Tapeta cannot start: ADMIN_PASSWORD is not accepted\. This is one of the 10,000 most common passwords\. [^.]+\.$/,
    ],
    [nowhere, /^Tapeta cannot start: DATA_DIR \/proc\/none cannot be written to \(ENOENT\)\.$/],
    [{ ...nowhere, SMPT_URL: 'smtp://x.example' }, /SMPT_URL isn’t a setting of Tapeta. Did you mean SMTP_URL\?/],
  ] as const;
  await Promise.all(
    refusals.map(async ([settings, sentence]) => {
      const second = launch(settings);
      expect(await second.exitCode).toBe(1);
      expect(second.output().trim()).toMatch(sentence);
    }),
  );
  await drop();
});

test('a read-only backup folder is reported in one sentence, before anything is created', async () => {
  const otherDir = path.join(dataDir, 'no-backups');
  const settings = { DATA_DIR: otherDir, PORT: String(await reservePort()) };
  const second = launch({ ...settings, BACKUP_DIR: '/proc/none/backups' });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toBe(
    'Tapeta cannot start: BACKUP_DIR /proc/none/backups cannot be written to (ENOENT).',
  );
  expect(readdirSync(otherDir)).toEqual(['tapeta.lock']);
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const bucket = { BACKUP_DIR: 's3://backups/gallery', S3_ENDPOINT: 'http://127.0.0.1:9', DATABASE_URL: url };
  const third = launch({ ...settings, ...bucket, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
  await third.says('BACKUP_DIR s3://backups/gallery could not be checked: http://127.0.0.1:9 does not answer');
  await stop(third.child);
  await drop();
});

test('a start ends if no worker gets ready, even if they fail slowly', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const module = path.join(dataDir, 'failing-worker.cjs');
  const slowly = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000); throw new Error('No worker today')`;
  writeFileSync(module, `if (process.env.TAPETA_COMPONENT === 'worker') { ${slowly} }`);
  const second = launch({
    ...{ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'failing'), PORT: String(await reservePort()) },
    ...{ WEB_CONCURRENCY: '1', NODE_OPTIONS: `--require=${module}` },
  });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain('No worker today');
  expect(second.output()).toMatch(
    /^Tapeta cannot start: no worker became ready\. The messages above should say why\.$/m,
  );
  await drop();
});

test('every command refuses a database from before 0.9.0 in one sentence', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(`create table migration (id serial primary key, name text, executed_at timestamptz default now());
    insert into migration (name) values ('20261121-gallery')`);
  await database.end();
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'other'), PORT: String(await reservePort()) };
  const start = launch(settings);
  expect(await start.exitCode).toBe(1);
  const sentence = /^(Tapeta cannot start\. )?This database is from before Tapeta 0\.9\.0\. .+ docs\/upgrading\.md$/;
  expect(start.output().trim()).toMatch(sentence);
  const archive = path.resolve('tests/fixtures/backup-0.9.0.tar');
  const commands = [['verify'], ['import', 'public'], ['restore', archive], ['backup', path.join(dataDir, 'a.tar')]];
  // One after another: some want the folder for themselves.
  for (const [command = '', ...options] of commands) {
    const child = spawn(process.execPath, [`build/cli/${command}.js`, ...options], {
      env: { ...process.env, ...settings },
    });
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    expect([command, code, said.trim()]).toEqual([command, 1, expect.stringMatching(sentence)]);
  }
  await drop();
});

test('a worker that is killed is replaced', async () => {
  const before = workers();
  expect(before).toHaveLength(2);
  process.kill(before[0] as number, 'SIGKILL');
  await until('there is another worker', () => workers().filter((pid) => !before.includes(pid)).length === 1);
  await until('the site answers', async () => (await status('/health')) === 200);
});

test('no request waits for a killed worker', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const [victim] = workers();
    const asked = Array.from({ length: 80 }, () => outcomeOf('/health'));
    process.kill(victim as number, 'SIGKILL');
    outcomes.push(...(await Promise.all(asked)));
    await until('there are two again', () => workers().length === 2);
    await until('the site answers', async () => (await status('/health')) === 200);
  }
  expect(outcomes.filter((outcome) => outcome === 'TimeoutError')).toEqual([]);
});

/** The status, or the reason for a failure. */
const outcomeOf = (address: string) =>
  fetch(`http://localhost:${launchers.port}${address}`, {
    headers: { Connection: 'close' },
    signal: AbortSignal.timeout(120_000),
  }).then(
    (answer) => String(answer.status),
    (error: Error) => error.name,
  );

test('the site recovers when its database is killed', async () => {
  const before = launchers.postmaster();
  process.kill(before, 'SIGKILL');
  const isBack = async () => launchers.postmaster() !== before && (await status('/health/ready')) === 200;
  await until('the database is back', isBack);
});

test('a stale postmaster.pid with the id of another program does not prevent the next start', async () => {
  expect(await stop(launcher.child)).toBe(0);
  const cluster = path.join(dataDir, 'postgres');
  const { uid, gid } = statSync(cluster);
  // Run by the database's user: PostgreSQL only takes processes of that user for a postmaster.
  const stranger = spawn('sleep', ['300'], { ...(process.getuid?.() === 0 && { uid, gid }), stdio: 'ignore' });
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1700000000\n65001\n\n127.0.0.1\n`);
  try {
    launcher = launch();
    await launcher.says('Tapeta is ready');
    expect(isRunning(stranger.pid as number)).toBe(true);
    expect(await stop(launcher.child)).toBe(0);
  } finally {
    stranger.kill();
  }
});
