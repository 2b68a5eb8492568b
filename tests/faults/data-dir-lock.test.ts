import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir, runningServers } from '~/cli/launcher/data-dir-lock.server';
import { HEARTBEAT_MS } from '~/cli/launcher/leases.server';
import { createMigratedDatabaseOn, databaseServer } from '../support/database-server';
import { reservePort } from '../support/ports';
import { until } from '../support/until';

const base = mkdtempSync(path.join(tmpdir(), 'tapeta-lock-'));
const processes: ChildProcess[] = [];
/** Only for what hangs. */
const STARTS_MS = 900_000;

beforeAll(() => {
  chmodSync(base, 0o711);
  expect(spawnSync(process.execPath, ['app/cli/build/prepare.mjs'], { stdio: 'inherit' }).status).toBe(0);
});

afterAll(async () => {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
  rmSync(base, { recursive: true, force: true, maxRetries: 10 });
});

describe('containers, as namespaces with their own process ids, on one folder', () => {
  // Longer than the maximum path of a socket.
  const dataDir = path.join(base, 'a-folder-with-a-long-name'.repeat(5), 'data');

  test(
    'a second site and a command are refused, and the next site starts after a kill',
    async () => {
      mkdirSync(path.dirname(dataDir), { recursive: true });
      const first = await container(['start.js'], { DATA_DIR: dataDir });
      await first.says('Tapeta is ready');
      const database = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');

      const second = await container(['start.js'], { DATA_DIR: dataDir });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(
        `is in use by a running Tapeta in another container or on another machine (${hostname()})`,
      );
      const command = await container(['verify.js'], { DATA_DIR: dataDir });
      expect(await command.ended).toBe(1);
      expect(command.output()).toMatch(/in another container .+ Run this command there\./);
      expect(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).toBe(database);
      expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);

      first.child.kill('SIGKILL');
      await first.ended;
      const third = await container(['start.js'], { DATA_DIR: dataDir });
      await third.says('Tapeta is ready');
      expect((await fetch(`${third.url}/health/ready`)).status).toBe(200);
    },
    STARTS_MS,
  );

  test(
    'a site that loses its lease stops at once, including its database',
    async () => {
      const folder = path.join(dataDir, 'tapeta.lock');
      const [site] = processes.slice(-1);
      const exit = once(site as ChildProcess, 'exit');
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
      expect((await exit)[0]).toBe(1);
      const next = await container(['start.js'], { DATA_DIR: dataDir });
      await next.says('Tapeta is ready');
      next.child.kill('SIGKILL');
    },
    STARTS_MS,
  );
});

test(
  'two nodes with DATABASE_URL share a folder and leave each other’s uploads alone',
  async () => {
    const database = await createMigratedDatabaseOn(databaseServer() ?? '');
    const settings = {
      DATA_DIR: path.join(base, 'shared'),
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: 'Long-Enough-1234',
    };
    const first = await container(['start.js'], settings);
    await first.says('Tapeta is ready');
    const login = await fetch(`${first.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: first.url },
      body: JSON.stringify({ username: 'admin', password: settings.ADMIN_PASSWORD }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const upload = beginUpload(first.url, cookie);
    const temporary = path.join(settings.DATA_DIR, 'tmp');
    await until('it is being received', () => existsSync(temporary) && readdirSync(temporary).length > 0);
    const [folder] = readdirSync(temporary);

    const second = await container(['start.js'], settings);
    await second.says('Tapeta is ready');
    expect(readdirSync(temporary)).toEqual([folder]);
    upload.destroy();
    await until('its own node removes it', () => readdirSync(temporary).length === 0);

    const alone = await container(['start.js'], { DATA_DIR: settings.DATA_DIR });
    expect(await alone.ended).toBe(1);
    expect(alone.output()).toContain('is in use by a running Tapeta');
    for (const site of [first, second]) site.child.kill('SIGKILL');
    await Promise.all([first.ended, second.ended]);
    await database.drop();
  },
  STARTS_MS,
);

describe('claims', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(base, 'claims-'));
  });

  test('at the same moment: exactly one gets the lock', async () => {
    for (let round = 0; round < 5; round += 1) {
      leaveClaim(dataDir, `dead-${round}`, {}, 3600);
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir, 'a test')));
      const locks = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(locks).toHaveLength(1);
      locks[0]?.value.release();
      expect(readdirSync(path.join(dataDir, 'tapeta.lock'))).toEqual([]);
    }
  });

  test('shared leases tolerate each other, but no others', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => lockDataDir(dataDir, 'a test', { isShared: true })));
    await expect(lockDataDir(dataDir, 'a test')).rejects.toThrow('is in use by a test (pid');
    one?.release();
    two?.release();
    const alone = await lockDataDir(dataDir, 'a test');
    await expect(lockDataDir(dataDir, 'a test', { isShared: true })).rejects.toThrow('is in use');
    alone.release();
  });

  test('a lease of another machine is valid while its heartbeat continues', async () => {
    const beat = leaveClaim(dataDir, 'far-away', { host: 'elsewhere' }, 20);
    const beating = setInterval(() => writeFileSync(beat, '.'), 1000);
    await expect(lockDataDir(dataDir, 'a test')).rejects.toThrow('on another machine (elsewhere)');
    expect((await runningServers(dataDir))[0]).toMatchObject({ host: 'elsewhere' });
    clearInterval(beating);
    // All but two seconds of its 30 s of allowed silence are over.
    const before = (Date.now() - 28_000) / 1000;
    utimesSync(beat, before, before);
    (await lockDataDir(dataDir, 'a test')).release();
  });

  test('an empty lease left by a crash is recognised as dead', async () => {
    leaveClaim(dataDir, 'empty', {}, 3600);
    writeFileSync(path.join(dataDir, 'tapeta.lock/empty.json'), '');
    (await lockDataDir(dataDir, 'a test')).release();
  });

  test('a release during a heartbeat is no loss', async () => {
    let lost = 0;
    const locks = Array.from({ length: 200 }, async (_, delay) => {
      const lock = await lockDataDir(path.join(dataDir, `${delay}`), 'a test', { onLost: () => (lost += 1) });
      await sleep(HEARTBEAT_MS - 100 + delay);
      lock.release();
    });
    await Promise.all(locks);
    await sleep(1000);
    expect(lost).toBe(0);
  });

  test('the loser of the lock is notified', async () => {
    let said = '';
    await lockDataDir(dataDir, 'a test', { onLost: ({ message }) => (said = message) });
    for (const name of readdirSync(path.join(dataDir, 'tapeta.lock'))) rmSync(path.join(dataDir, 'tapeta.lock', name));
    await until('it has heard', () => said !== '');
    expect(said).toContain('was taken over');
  });
});

/** Writes the lease of a site on another machine with a last heartbeat this many seconds ago. Returns its heartbeat file. */
function leaveClaim(dataDir: string, id: string, claim: object, secondsAgo: number): string {
  const folder = path.join(dataDir, 'tapeta.lock');
  mkdirSync(folder, { recursive: true });
  const of = { purpose: 'a running Tapeta', pid: 7, kernel: 'other', processes: 'other', ...claim };
  writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(of));
  writeFileSync(path.join(folder, `${id}.held`), '');
  const beat = path.join(folder, `${id}.beat`);
  writeFileSync(beat, '.');
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(beat, time, time);
  return beat;
}

function beginUpload(url: string, cookie: string) {
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost').on('error', () => undefined);
  socket.write(
    `POST /api/wallpapers HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\nOrigin: ${url}\r\n` +
      'Content-Type: multipart/form-data; boundary=line\r\nContent-Length: 9000000\r\n\r\n' +
      '--line\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  );
  socket.write(Buffer.alloc(1_000_000, 1));
  return socket;
}

interface Container {
  child: ChildProcess;
  url: string;
  ended: Promise<number | null>;
  output(): string;
  says(text: string): Promise<void>;
}

async function container([command = '', ...options]: string[], settings: Record<string, string>): Promise<Container> {
  const asUser = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const namespaces = ['unshare', ...asUser, '--pid', '--fork', '--mount-proc', '--kill-child'];
  const port = String(await reservePort());
  const { PATH, HOME } = process.env;
  const [program = '', ...words] = [...namespaces, process.execPath, `build/cli/${command}`, ...options];
  const child = spawn(program, words, {
    env: { NODE_ENV: 'production', PATH, HOME, WEB_CONCURRENCY: '1', PORT: port, ...settings },
  });
  processes.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    url: `http://localhost:${port}`,
    ended,
    output: () => text,
    // Only the test's own limit applies: on a busy machine, starting takes minutes.
    says: async (wanted) => {
      while (!text.includes(wanted) && child.exitCode === null && child.signalCode === null)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      if (!text.includes(wanted)) throw new Error(`It ended and said: ${text}`);
    },
  };
}
