import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cutCache } from '~/storage/cut-cache.server';
import { emptyDir } from '../support/pictures';

const MEGABYTE = 1024 * 1024;
const keyOf = (index: number) => index.toString(16).padStart(24, '0');
const NAME = 'cut.jpg';

test('the least recently used files are removed, and the budget is kept', async () => {
  const root = await emptyDir();
  const cache = cutCache(root, 4, 1);
  const past = Date.now() / 1000 - 3600;
  for (let index = 0; index < 12; index++) {
    await cache.put(keyOf(index), NAME, Buffer.alloc(MEGABYTE / 2));
    const file = path.join(root, keyOf(index), NAME);
    await utimes(file, past + index, past + index);
    // The first is requested repeatedly.
    expect(await cache.stat(keyOf(0), NAME)).toMatchObject({ bytes: MEGABYTE / 2 });
    expect((await readdir(root)).length).toBeLessThanOrEqual(8);
  }
  const kept = await readdir(root);
  expect(kept).toContain(keyOf(0));
  expect(kept).toContain(keyOf(11));
  expect(kept).not.toContain(keyOf(1));
});

test('small files count enough to limit their number', async () => {
  const root = await emptyDir();
  const cache = cutCache(root, 1, 1);
  for (let index = 0; index < 60; index++) await cache.put(keyOf(index), NAME, Buffer.alloc(10));
  expect((await readdir(root)).length).toBeLessThanOrEqual(32);
});

test('processes that share a folder keep the budget together', async () => {
  const root = await emptyDir();
  const caches = [cutCache(root, 4, 2), cutCache(root, 4, 2)];
  for (let index = 0; index < 24; index++) {
    await caches[index % 2]?.put(keyOf(index), NAME, Buffer.alloc(MEGABYTE / 4));
    expect((await readdir(root)).length).toBeLessThanOrEqual(16);
  }
});

test('removed files are gone, and invalid addresses are refused', async () => {
  const cache = cutCache(await emptyDir(), 4, 1);
  await cache.put(keyOf(1), NAME, Buffer.from('cut'));
  expect(Buffer.from((await cache.open(keyOf(1), NAME)) as Uint8Array).toString()).toBe('cut');
  await cache.remove(keyOf(1));
  expect(await cache.stat(keyOf(1), NAME)).toBeNull();
  await expect(cache.open(keyOf(1), NAME)).rejects.toMatchObject({ code: 'not_found' });
  await expect(cache.stat('../..', NAME)).rejects.toMatchObject({ code: 'not_found' });
});
