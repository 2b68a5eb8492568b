import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeFileStore, type Files, KEY } from '../support/file-store-contract';
import { emptyDir, filesIn } from '../support/pictures';
import { until } from '../support/until';

// The module reads the place of work directories from the environment when it loads.
let dataDir: string;
let localFileStore: typeof import('~/storage/local-file-store.server').localFileStore;
let workDirs: typeof import('~/storage/work-dir.server');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  vi.stubEnv('DATA_DIR', dataDir);
  ({ localFileStore } = await import('~/storage/local-file-store.server'));
  workDirs = await import('~/storage/work-dir.server');
  return () => rm(dataDir, { recursive: true, force: true });
});

const newStore = () => {
  const root = path.join(dataDir, `files-${Math.random()}`);
  return { store: localFileStore(root), root };
};

const directoryWith = async (files: Files) => {
  const dir = await workDirs.createWorkDir();
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dir, name), content);
  return dir;
};

describeFileStore('on the disk', {
  newStore: async () => newStore().store,
  newWorkDir: () => workDirs.createWorkDir(),
});

describe('publish', () => {
  test('moves a directory to its place, and leaves nothing behind', async () => {
    const { store, root } = newStore();
    for (const content of ['first', 'second'])
      await store.publish(KEY, await directoryWith({ original: content, '320.webp': content }));
    expect(await filesIn(path.join(root, '01', '23', KEY))).toEqual(['320.webp', 'original']);
    expect(await readdir(path.join(dataDir, 'tmp'))).toEqual([]);
  });

  test.runIf(existsSync('/dev/shm'))(
    'moves to another disk completely and leaves nothing behind (needs /dev/shm)',
    async () => {
      const root = await mkdtemp('/dev/shm/tapeta-test-');
      try {
        expect((await stat(root)).dev).not.toBe((await stat(dataDir)).dev);
        const store = localFileStore(root);
        for (const original of ['old', 'new'])
          await store.publish(KEY, await directoryWith({ original, more: 'whole' }));
        const dir = await directoryWith({ '320.webp': 'small' });
        await store.put(KEY, '320.webp', path.join(dir, '320.webp'));
        expect(await readdir(dir)).toEqual([]);
        await store.withhold(KEY);
        await store.release(KEY);
        expect(Buffer.from(await new Response(await store.open(KEY, 'original')).arrayBuffer())).toEqual(
          Buffer.from('new'),
        );
        expect(await store.list(KEY)).toEqual(['320.webp', 'more', 'original']);
        await store.remove(KEY);
        expect([await store.list(KEY), await readdir(path.join(root, 'tmp'))]).toEqual([[], []]);
        await workDirs.removeWorkDir(dir);
        expect(await readdir(path.join(dataDir, 'tmp'))).toEqual([]);
      } finally {
        await rm(root, { recursive: true });
      }
    },
  );

  test('removes the directory when it fails', async () => {
    const root = path.join(await emptyDir(), 'a-file');
    await writeFile(root, '');
    const dir = await directoryWith({ original: 'picture' });
    await expect(localFileStore(root).publish(KEY, dir)).rejects.toThrow();
    await expect(readdir(dir)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

test('withheld files are hidden from other users of the machine', async () => {
  const { store, root } = newStore();
  await store.publish(KEY, await directoryWith({ original: 'picture' }));
  // As created by an earlier version.
  await mkdir(path.join(root, 'withheld'), { mode: 0o755 });
  await store.withhold(KEY);
  expect((await stat(path.join(root, 'withheld'))).mode & 0o777).toBe(0o700);
  expect((await stat(root)).mode & 0o001).toBe(0o001);
});

test('the sweep only removes work directories of dead processes, and old ones', async () => {
  const tmp = path.join(dataDir, 'tmp');
  const mine = await workDirs.createWorkDir();
  const old = await workDirs.createWorkDir();
  await utimes(old, new Date(0), new Date(0));
  const [, space, pid, started] = /(\w+)-(\d+)-(\d+)-[0-9a-f]+$/.exec(mine) ?? [];
  const [dead, later] = [
    `${space}-4194305-1-${'a'.repeat(16)}`,
    `${space}-${pid}-${Number(started) - 1}-${'b'.repeat(16)}`,
  ];
  const elsewhere = `00000000-1-1-${'d'.repeat(16)}`;
  for (const name of [dead, later, elsewhere, 'stray']) {
    await mkdir(path.join(tmp, name));
    await writeFile(path.join(tmp, name, 'half'), '');
  }
  await workDirs.sweepWorkDirs();
  expect((await readdir(tmp)).sort()).toEqual([elsewhere, path.basename(mine)].sort());
  await workDirs.sweepWorkDirs(true);
  expect(await readdir(tmp)).toEqual([path.basename(mine)]);
  await workDirs.removeWorkDir(mine);
});

test('the sweep removes the work directory of a zombie process', async () => {
  // A shell that has become another program does not wait for its children.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout, 'data');
  const child = Number(line);
  const command = () => readFile(`/proc/${parent.pid}/cmdline`, 'latin1');
  await until('the shell has become another program', async () => (await command()).startsWith('sleep'));
  process.kill(child, 'SIGKILL');
  const fields = async () => (await readFile(`/proc/${child}/stat`, 'latin1')).split(') ')[1]?.split(' ') ?? [];
  await until('the child has ended', async () => (await fields())[0] === 'Z');
  const mine = await workDirs.createWorkDir();
  const [space] = path.basename(mine).split('-');
  await workDirs.removeWorkDir(mine);
  const left = path.join(dataDir, 'tmp', `${space}-${child}-${(await fields())[19]}-${'c'.repeat(16)}`);
  await mkdir(left, { recursive: true });
  await workDirs.sweepWorkDirs();
  expect(await readdir(path.dirname(left))).not.toContain(path.basename(left));
  parent.kill();
});

test('a work directory that is removed during the check was not abandoned', async () => {
  let isOver = false;
  const working = Array.from({ length: 8 }, async () => {
    while (!isOver) await workDirs.removeWorkDir(await workDirs.createWorkDir());
  });
  const abandoned: string[] = [];
  for (let look = 0; look < 100; look += 1) abandoned.push(...(await workDirs.abandonedWorkDirs()));
  isOver = true;
  await Promise.all(working);
  expect(abandoned).toEqual([]);
});
