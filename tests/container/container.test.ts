import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paint } from '../support/painting';
import { reservePort } from '../support/ports';
import { until } from '../support/until';
import { podman, run } from './command';

const PROJECT = 'tapeta-test';
const NAME = `${PROJECT}_tapeta_1`;
const RESTRICTED = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];
const MAX_MB = 350;
const PICTURES = 6;
const MINUTES = 60_000;

let folder: string;
let url: string;

const compose = (...options: string[]) => run('podman-compose', ['-p', PROJECT, ...options], folder);
const npmRun = (...options: string[]) => compose('exec', '-T', 'tapeta', 'npm', 'run', ...options);

/** As in docs/deploy/docker.md: settings in .env, pictures in ./import. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-compose-'));
  await copyFile('compose.yaml', path.join(folder, 'compose.yaml'));
  const port = await reservePort();
  url = `http://127.0.0.1:${port}`;
  const example = await readFile('.env.example', 'utf8');
  await writeFile(path.join(folder, '.env'), example.replace(/^#PORT=.*/m, `PORT=${port}`));
  await mkdir(path.join(folder, 'import'));
  for (let number = 1; number <= PICTURES; number += 1) await addPicture(`Valley_${number}.jpg`);
  await compose('up', '-d', 'tapeta');
  await ready(url);
}, 5 * MINUTES);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function addPicture(name: string): Promise<void> {
  await writeFile(path.join(folder, 'import', name), await paint({ width: 1920, height: 1080 }));
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

const ready = (site: string) => until('a site that answers', async () => (await statusOf(`${site}/health`)) === 200);

async function countWallpapers(): Promise<number> {
  const answer = await fetch(`${url}/api/wallpapers?limit=1`);
  return Number(answer.headers.get('X-Total-Count'));
}

test('the image is small, without compiler, types and source maps', async () => {
  const bytes = Number(await podman('image', 'inspect', '--format={{.Size}}', 'tapeta'));
  console.info(`The image has ${Math.round(bytes / 1e6)} MB.`);
  expect(bytes / 1e6).toBeLessThanOrEqual(MAX_MB);
  const pattern = ['-name', '*.map', '-o', '-name', '*.d.ts', '-o', '-path', '*/typescript/package.json'];
  expect(await podman('run', '--rm', 'tapeta', 'find', '/app', '/usr/local', ...pattern)).toBe('');
});

test('inside, no process is root or has capabilities, and only the volumes and /tmp are writable', async () => {
  const script =
    'exec 2>&1; id -u; grep CapBnd /proc/1/status; touch /app/file /usr/file; touch /data/file && rm /data/file && echo written';
  const said = await podman('exec', NAME, 'sh', '-c', script);
  expect(said).toMatch(/^1000\nCapBnd:\t0{16}\n[\s\S]*\nwritten$/);
  expect(said.match(/Read-only file system/g)).toHaveLength(2);
});

test('the health check passes, and the log shows the password', async () => {
  expect(await podman('healthcheck', 'run', NAME)).toBe('');
  expect(await compose('logs', 'tapeta')).toMatch(/password {3}\S{16,}/);
});

test(
  'every site command of the README works inside',
  async () => {
    const readme = await readFile('README.md', 'utf8');
    const forSites = readme.replace(/^## (Test|Develop|How it is built)\n[\s\S]*?(?=^## |$(?![\s\S]))/gm, '');
    const named = new Set([...forSites.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name));
    const { scripts } = JSON.parse(await podman('exec', NAME, 'cat', 'package.json'));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...named]));

    expect(await npmRun('import', '--', '/import')).toContain(`${PICTURES} imported, 0 skipped`);
    expect(await countWallpapers()).toBe(PICTURES);
    expect(await npmRun('verify')).toContain('everything is in order');
    expect(await npmRun('backup', '--', '/backups/one.tar')).toContain('/backups/one.tar');
    expect(await npmRun('verify', '--', '/backups/one.tar')).toContain('everything is in order');
    await expect(podman('exec', NAME, 'npm', 'run', 'test')).rejects.toThrow('Missing script: "test"');
  },
  10 * MINUTES,
);

test(
  'a backup is restored into another volume',
  async () => {
    const volumes = ['-v', 'restored:/data', '-v', `${PROJECT}_tapeta-backups:/backups:ro`];
    const inside = (...command: string[]) =>
      podman('run', '--rm', ...RESTRICTED, ...volumes, 'tapeta', 'npm', 'run', ...command);
    await inside('restore', '--', '/backups/one.tar');
    expect(await inside('verify')).toContain(`${await countWallpapers()} wallpapers: everything is in order`);
  },
  5 * MINUTES,
);

test(
  'a second container on the same volume is refused with a sentence, and the first one loses nothing',
  async () => {
    const second = podman('run', '--rm', ...RESTRICTED, '-v', `${PROJECT}_tapeta-data:/data`, 'tapeta');
    await expect(second).rejects.toThrow(/\/data is in use by a running Tapeta/);
    const before = await countWallpapers();
    await addPicture('Beside_another.jpg');
    expect(await npmRun('import', '--', '/import')).toContain('1 imported');
    expect(await countWallpapers()).toBe(before + 1);
    expect(await npmRun('verify')).toContain('everything is in order');
  },
  5 * MINUTES,
);

test(
  'after a kill during an import, it starts again and has lost nothing',
  async () => {
    const before = await countWallpapers();
    for (let number = 1; number <= 12; number += 1) await addPicture(`Killed_${number}.jpg`);
    const cut = npmRun('import', '--', '/import').catch(() => 'cut off');
    await until('a first picture', async () => (await countWallpapers()) > before);
    await podman('kill', '--signal=KILL', NAME);
    await cut;
    await podman('start', NAME);
    await ready(url);
    expect(await npmRun('verify', '--', '--mend')).toContain('everything is in order');
    expect(await countWallpapers()).toBeGreaterThan(before);
    await npmRun('import', '--', '/import');
    expect(await countWallpapers()).toBe(before + 12);
  },
  5 * MINUTES,
);

test(
  'it stops on request before the deadline',
  async () => {
    await podman('stop', '--time=15', NAME);
    expect(await podman('inspect', '--format={{.State.ExitCode}}', NAME)).toBe('0');
    expect(await podman('logs', NAME)).toContain('Tapeta is stopping.');
  },
  MINUTES,
);

test(
  'with 512 MB and one worker, it serves, imports and verifies, and no process is killed',
  async () => {
    const port = await reservePort();
    const limits = ['--memory=512m', '--memory-swap=512m', '-e', 'WEB_CONCURRENCY=1', '-p', `127.0.0.1:${port}:3000`];
    const pictures = process.env.TEST_WALLPAPERS ?? path.join(folder, 'import');
    const options = [
      '--detach',
      '--name=small',
      ...RESTRICTED,
      ...limits,
      '-v',
      'small:/data',
      '-v',
      `${pictures}:/import:ro`,
    ];
    await podman('run', ...options, 'tapeta');
    await ready(`http://127.0.0.1:${port}`);
    expect(await podman('exec', 'small', 'sh', '-c', LIMIT)).toContain(String(512 * 1024 * 1024));
    expect(await podman('exec', 'small', 'npm', 'run', 'import', '--', '/import')).toMatch(/[1-9]\d* imported/);
    expect(await podman('exec', 'small', 'npm', 'run', 'verify')).toMatch(/[1-9]\d* wallpapers/);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    expect(await run('sh', ['-c', 'podman logs small 2>&1'])).not.toContain('ended unexpectedly');
    await podman('stop', '--time=15', 'small');
  },
  10 * MINUTES,
);

test(
  'the demo is painted inside',
  async () => {
    const options = ['run', '--rm', ...RESTRICTED, '-v', 'demo:/data', 'tapeta', 'npm', 'run', 'demo'];
    expect(await podman(...options)).toMatch(/\d+ wallpapers added/);
  },
  30 * MINUTES,
);

/** For both versions of control groups. */
const LIMIT = 'cat /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null || true';
