import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseOn, databaseServer } from '../support/database-server';
import { reservePort } from '../support/ports';
import { until } from '../support/until';

const dataDir = mkdtempSync(path.join(tmpdir(), 'tapeta-launcher-'));
const launched: Launcher[] = [];
let port: number;
let launcher: Launcher;

beforeAll(async () => {
  expect(spawnSync(process.execPath, ['app/cli/build/prepare.mjs'], { stdio: 'inherit' }).status).toBe(0);
  port = await reservePort();
  launcher = launch();
  await launcher.says('Tapeta is ready');
}, 180_000);

afterAll(async () => {
  for (const { child } of launched) {
    if (child.exitCode === null && child.signalCode === null) await stop(child);
  }
  if (isRunning(postmaster())) process.kill(postmaster(), 'SIGINT');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}, 30_000);

test('a start ends with a site that answers and an administrator whose password is shown once', async () => {
  expect(await status('/health')).toBe(200);
  expect(launcher.output()).toMatch(/password {3}\S{16,}/);
});

test('the site may do with its database what it needs, and nothing with the machine', async () => {
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

test('a busy port is answered in one sentence', async () => {
  const otherDir = mkdtempSync(path.join(tmpdir(), 'tapeta-launcher-'));
  const second = launch({ DATA_DIR: otherDir });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`port ${port} is in use by another program`);
  const third = launch({ DATA_DIR: otherDir, PORT: String(await reservePort()), METRICS_PORT: String(port) });
  expect(await third.exitCode).toBe(1);
  expect(third.output()).toContain('set another METRICS_PORT');
  expect(readdirSync(otherDir, { recursive: true })).toEqual(['tapeta.lock']);
  rmSync(otherDir, { recursive: true });
});

test('a command waits for the database that a first start is making', async () => {
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
}, 120_000);

test.each([
  ['PORT', 'eighty', 'must be a whole number from 1 to 65535'],
  ['MAX_UPLOAD_MB', '0', 'must be a whole number from 1 to 2000'],
  ['WEB_CONCURRENCY', '99999999999999999999', 'must be a whole number from 1 to 64'],
  ['SITE_NAME', 'x'.repeat(61), 'must have 1 to 60 characters'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'perhaps', 'must be true or false'],
  ['TRUST_PROXY', 'yes', 'must be a number of proxies, or addresses and ranges, comma-separated'],
  [
    'SITE_URL',
    'https://wallpapers.example/gallery',
    'must be the address of a whole site, without a path, such as https://wallpapers.example',
  ],
])(
  'a bad setting is answered with one line that names it and says what is allowed: %s=%s',
  async (name, value, allowed) => {
    const second = launch({ [name]: value });
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim()).toBe(`Tapeta cannot start: ${name} ${allowed}.`);
  },
);

test('a common password stops a first start, and nothing is made with it', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'common'), PORT: String(await reservePort()) };
  const second = launch({ ...settings, ADMIN_PASSWORD: 'sunshine' });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Tapeta cannot start: ADMIN_PASSWORD is refused\. This is one of the 10,000 commonest passwords\. [^.]+\.$/,
  );
  await drop();
});

test('a data directory where none can be is answered in one sentence', async () => {
  const second = launch({ DATA_DIR: '/proc/none', PORT: String(await reservePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Tapeta cannot start: DATA_DIR \/proc\/none cannot be written to \(ENOENT\)\.$/,
  );
});

test('a folder for backups that cannot be written is answered in one sentence, before anything else is made', async () => {
  const otherDir = path.join(dataDir, 'no-backups');
  const settings = { DATA_DIR: otherDir, PORT: String(await reservePort()) };
  const second = launch({ ...settings, BACKUP_DIR: '/proc/none/backups' });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toBe(
    'Tapeta cannot start: BACKUP_DIR /proc/none/backups cannot be written to (ENOENT).',
  );
  expect(readdirSync(otherDir)).toEqual(['tapeta.lock']);
  const bucket = { BACKUP_DIR: 's3://backups/gallery', S3_ENDPOINT: 'http://127.0.0.1:9' };
  const third = launch({ ...settings, ...bucket, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
  await third.says('BACKUP_DIR s3://backups/gallery cannot be tried out: http://127.0.0.1:9 does not answer');
  await stop(third.child);
}, 60_000);

test('a variable that is nearly a setting is said', async () => {
  const second = launch({ SMPT_URL: 'smtp://mail.example', DATA_DIR: '/proc/none', PORT: String(await reservePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain('SMPT_URL isn’t a setting of Tapeta. Did you mean SMTP_URL?');
});

test('a start of which no worker gets ready ends, however slowly they fail', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const module = path.join(dataDir, 'failing-worker.cjs');
  const slowly = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000); throw new Error('No worker today')`;
  writeFileSync(module, `if (process.env.TAPETA_COMPONENT === 'worker') { ${slowly} }`);
  const second = launch({
    ...{ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'failing'), PORT: String(await reservePort()) },
    ...{ WEB_CONCURRENCY: '1', NODE_OPTIONS: `--require=${module}` },
  });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain('No worker today');
  expect(second.output()).toMatch(/^Tapeta cannot start: no worker has become ready\. The reason is above\.$/m);
  await drop();
}, 60_000);

test('a database of an earlier version is refused in one sentence, whatever the command', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(`create table migration (id serial primary key, name text, executed_at timestamptz default now());
    insert into migration (name) values ('20261121-gallery')`);
  await database.end();
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'other'), PORT: String(await reservePort()) };
  const start = launch(settings);
  expect(await start.exitCode).toBe(1);
  const sentence =
    /^(Tapeta cannot start\. )?This database belongs to an earlier version of Tapeta\. .+ commit e19294e .+ docs\/upgrading\.md$/;
  expect(start.output().trim()).toMatch(sentence);
  const archive = path.resolve('tests/fixtures/backup-0.9.0.tar');
  for (const words of [
    ['verify'],
    ['import', 'public'],
    ['restore', archive],
    ['backup', path.join(dataDir, 'a.tar')],
  ]) {
    const [command, ...options] = words;
    const ended = spawnSync(process.execPath, [`build/cli/${command}.js`, ...options], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    expect([command, ended.status, ended.stderr.trim()]).toEqual([command, 1, expect.stringMatching(sentence)]);
  }
  await drop();
});

test('a worker that is killed is replaced', async () => {
  const before = workers(launcher);
  expect(before).toHaveLength(2);
  process.kill(before[0] as number, 'SIGKILL');
  await until('there is another worker', () => workers(launcher).filter((pid) => !before.includes(pid)).length === 1);
  await until('the site answers', async () => (await status('/health')) === 200);
});

test('nobody waits for a worker that was killed', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const [victim] = workers(launcher);
    const asked = Array.from({ length: 80 }, () => outcomeOf('/health'));
    process.kill(victim as number, 'SIGKILL');
    outcomes.push(...(await Promise.all(asked)));
    await until('there are two again', () => workers(launcher).length === 2);
    await until('the site answers', async () => (await status('/health')) === 200);
  }
  expect(outcomes.filter((outcome) => outcome === 'TimeoutError')).toEqual([]);
}, 120_000);

/** The status, or why there is none. */
const outcomeOf = (address: string) =>
  fetch(`http://localhost:${port}${address}`, {
    headers: { Connection: 'close' },
    signal: AbortSignal.timeout(20_000),
  }).then(
    (answer) => String(answer.status),
    (error: Error) => error.name,
  );

test('the site recovers within 10 seconds when its database is killed', async () => {
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  const isBack = async () => postmaster() !== before && (await status('/health/ready')) === 200;
  await until('the database is back', isBack, 10_000);
});

test('a stop lets requests finish, closes the database and exits with 0', async () => {
  const database = postmaster();
  const { answer, finish } = await requestInFlight();
  launcher.child.kill('SIGTERM');
  await until('the listener is closed', async () => (await status('/health')) === null);
  finish();
  expect(await answer).toBe(401);
  expect(await launcher.exitCode).toBe(0);
  expect(isRunning(database)).toBe(false);
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').trimEnd()).toMatch(/database system is shut down$/);
}, 60_000);

test('a second stop waits for nobody', async () => {
  await launcher.exitCode;
  launcher = launch();
  await launcher.says('Tapeta is ready');
  const { answer } = await requestInFlight();
  const cutOff = expect(answer).rejects.toThrow();
  launcher.child.kill('SIGTERM');
  await until('the listener is closed', async () => (await status('/health')) === null);
  expect(launcher.child.exitCode).toBeNull();
  // Signals right after the first are taken for the same one. What ends by itself once nobody is waited for ends with 0.
  await until('it has ended', () => !launcher.child.kill('SIGTERM'));
  expect(await launcher.exitCode).toBe(1);
  await cutOff;
}, 60_000);

test('after a kill of the launcher the rest ends and the next start works', async () => {
  await launcher.exitCode;
  launcher = launch();
  await launcher.says('Tapeta is ready');
  expect(launcher.output()).not.toContain('password');
  const orphans = [...children(launcher.child.pid as number)].filter((pid) => pid !== postmaster());
  launcher.child.kill('SIGKILL');
  await until('the rest has ended', () => !orphans.some(isRunning));
  launcher = launch({ TRUST_PROXY: '1' });
  await launcher.says('TRUST_PROXY is set without SITE_URL');
  await launcher.says('Tapeta is ready');
  await until('everything is there', async () => (await status('/health/ready')) === 200);
  expect(await stop(launcher.child)).toBe(0);
}, 90_000);

test('a stale postmaster.pid whose number was given to another program does not keep the next start', async () => {
  const cluster = path.join(dataDir, 'postgres');
  const { uid, gid } = statSync(cluster);
  // Of the database's own user, whom PostgreSQL would ask: others it does not take for a postmaster.
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
}, 90_000);

interface Launcher {
  child: ChildProcess;
  exitCode: Promise<number | null>;
  output(): string;
  says(text: string): Promise<void>;
}

function launch(settings: Record<string, string> = {}): Launcher {
  const env = { ...process.env, DATABASE_URL: '', WEB_CONCURRENCY: '2', DATA_DIR: dataDir, PORT: String(port) };
  const child = spawn(process.execPath, ['build/cli/start.js'], { env: { ...env, ...settings } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started: Launcher = {
    child,
    exitCode: ended,
    output: () => text,
    says: async (wanted) => {
      await until(`it says “${wanted}”`, () => text.includes(wanted) || child.exitCode !== null, 60_000);
      if (!text.includes(wanted)) throw new Error(`The launcher ended and said: ${text}`);
    },
  };
  launched.push(started);
  return started;
}

async function stop(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  return (await exit)[0];
}

async function status(url: string): Promise<number | null> {
  const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(2000) };
  const answer = await fetch(`http://localhost:${port}${url}`, options).catch(() => null);
  return answer?.status ?? null;
}

/** A login of which the server has seen the first half. */
async function requestInFlight(): Promise<{ answer: Promise<number>; finish(): void }> {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Sec-Fetch-Site': 'same-origin',
    // The server says so as soon as it has the request.
    Expect: '100-continue',
  };
  const sent: ClientRequest = request({ port, host: 'localhost', path: '/api/auth/login', method: 'POST', headers });
  const answer = once(sent, 'response').then(([response]) => response.resume().statusCode as number);
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(body.slice(0, 10));
  return { answer, finish: () => sent.end(body.slice(10)) };
}

function workers({ child }: Launcher): number[] {
  return children(child.pid as number).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('remix-run/serve'),
  );
}

function children(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list ? list.split(' ').map(Number) : [];
}

function postmaster(): number {
  try {
    return Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  } catch {
    // It comes and goes.
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
