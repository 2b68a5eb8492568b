import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

const key = (place: number) => String(place).padStart(24, '0');

// The module reads the place of work directories from the environment when it loads.
let dataDir: string;
let ensureFile: typeof import('~/features/files/rendition-jobs.server').ensureFile;
let ensureMade: typeof import('~/features/cuts/make-cut.server').ensureMade;
let store: import('~/storage/file-store.server').FileStore;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  vi.stubEnv('DATA_DIR', dataDir);
  ({ ensureFile } = await import('~/features/files/rendition-jobs.server'));
  ({ ensureMade } = await import('~/features/cuts/make-cut.server'));
  store = (await import('~/storage/store.server')).fileStore();
  const { createWorkDir } = await import('~/storage/work-dir.server');
  for (let place = 0; place < 30; place++) {
    const dir = await createWorkDir();
    await writeFile(path.join(dir, 'original'), 'picture');
    await store.publish(key(place), dir);
  }
  return () => rm(dataDir, { recursive: true, force: true });
});

/** Makes files only when told to. */
function maker() {
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  const make = vi.fn(async (_original: string, target: string) => {
    await told;
    await writeFile(target, 'made');
  });
  return { make, go };
}

test('a file that many request at once is made once', async () => {
  const { make, go } = maker();
  const all = Array.from({ length: 50 }, () => ensureFile(store, key(0), 'download.jpg', make));
  go();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['download.jpg']));
  expect(make).toHaveBeenCalledOnce();
  await ensureFile(store, key(0), 'download.jpg', make);
  expect(make).toHaveBeenCalledOnce();
});

test('files are made one after another; when too many are waiting, visitors are told when to come back', async () => {
  const { make, go } = maker();
  const all = Array.from({ length: 29 }, (_, place) => ensureFile(store, key(place + 1), 'download.jpg', make));
  const settled = Promise.allSettled(all);
  await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
  go();
  const refused = (await settled).filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(29 - 1 - 16);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
});

test('a failed file leaves nothing, and is tried again', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  await expect(ensureFile(store, key(29), 'source.png', fails)).rejects.toThrow('broken');
  expect(await readdir(path.join(dataDir, 'tmp'))).toEqual([]);
  const { make, go } = maker();
  go();
  expect(await ensureFile(store, key(29), 'source.png', make)).toBe('source.png');
});

/** Makes cuts only when told to. */
function cutter() {
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  const make = vi.fn(async () => {
    await told;
    return Buffer.from('made');
  });
  return { make, go };
}

const nobodyRefused = async () => undefined;

test('a cut that many request at once is made once, and a failed one is tried again', async () => {
  const cut = { fileKey: key(0), name: '100x100.jpg' };
  await expect(ensureMade(cut, nobodyRefused, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { make, go } = cutter();
  const all = Array.from({ length: 50 }, () => ensureMade(cut, nobodyRefused, make));
  go();
  await Promise.all(all);
  await ensureMade(cut, nobodyRefused, make);
  expect(make).toHaveBeenCalledOnce();
});

test('two cuts are made at a time; when too many are waiting, visitors are told when to come back', async () => {
  const { make, go } = cutter();
  const all = Array.from({ length: 29 }, (_, n) =>
    ensureMade({ fileKey: key(1), name: `${n}x100.jpg` }, nobodyRefused, make),
  );
  const settled = Promise.allSettled(all);
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  go();
  const refused = (await settled).filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(29 - 2 - 16);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
});
