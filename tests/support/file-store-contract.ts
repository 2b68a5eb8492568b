import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { FileStore, ReadableFiles } from '~/storage/file-store.server';
import { until } from './until';

export const KEY = '0123456789abcdef01234567';
const OTHER_KEY = KEY.replace('0', 'f');
const missing = { code: 'not_found' };

export type Files = Record<string, string | Buffer>;

export interface StoreUnderTest {
  newStore(): Promise<FileStore>;
  newWorkDir(): Promise<string>;
}

const read = async (body: BodyInit) => Buffer.from(await new Response(body).arrayBuffer());

/** The contract of every file store. */
export function describeFileStore(name: string, { newStore, newWorkDir }: StoreUnderTest): void {
  const dirs: string[] = [];
  const directoryWith = async (files: Files) => {
    const dir = await newWorkDir();
    dirs.push(dir);
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(dir, file), content);
    return dir;
  };
  const published = async (files: Files) => {
    const store = await newStore();
    await store.publish(KEY, await directoryWith(files));
    return store;
  };
  const keysOf = async (store: Pick<FileStore, 'keys'>) => {
    const keys: string[] = [];
    for await (const key of store.keys()) keys.push(key);
    return keys;
  };
  const isGone = (dir: string) => expect(readdir(dir)).rejects.toMatchObject({ code: 'ENOENT' });

  describe(`files ${name}`, () => {
    afterEach(async () => {
      for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
    });

    test('all exist once published, and their directory is removed', async () => {
      const store = await newStore();
      const dir = await directoryWith({ original: 'picture', '320.webp': 'small', 'download.jpg': 'jpeg' });
      await store.publish(KEY, dir);
      expect(await store.list(KEY)).toEqual(['320.webp', 'download.jpg', 'original']);
      expect(await store.stat(KEY, 'original')).toEqual({ bytes: 7, modified: expect.any(Date) });
      expect(await read(await store.open(KEY, '320.webp'))).toEqual(Buffer.from('small'));
      expect(await store.withheld.list(KEY)).toEqual([]);
      await isGone(dir);
    });

    test('replace leftovers of an interrupted try', async () => {
      const store = await published({ original: 'old', '640.webp': 'old' });
      await store.publish(KEY, await directoryWith({ original: 'new' }));
      expect(await read(await store.open(KEY, 'original'))).toEqual(Buffer.from('new'));
      expect(await store.stat(KEY, '640.webp')).toBeNull();
    });

    test('published several times at once are complete', async () => {
      const store = await published({ original: 'first' });
      const dirs = await Promise.all(
        Array.from({ length: 8 }, () => directoryWith({ original: 'whole', more: 'whole' })),
      );
      await Promise.all(dirs.map((dir) => store.publish(KEY, dir)));
      expect(await read(await store.open(KEY, 'original'))).toEqual(Buffer.from('whole'));
      expect(await store.stat(KEY, 'more')).not.toBeNull();
    });

    test('can be published as withheld', async () => {
      const store = await newStore();
      await store.withheld.publish(KEY, await directoryWith({ original: 'picture', '320.webp': 'small' }));
      expect(await store.list(KEY)).toEqual([]);
      expect(await store.withheld.list(KEY)).toEqual(['320.webp', 'original']);
    });

    test('can be added later', async () => {
      const store = await published({ original: 'picture' });
      const dir = await directoryWith({ made: 'later' });
      await store.put(KEY, 'download.jpg', path.join(dir, 'made'));
      expect(await read(await store.open(KEY, 'download.jpg'))).toEqual(Buffer.from('later'));
      expect(await readdir(dir)).toEqual([]);
    });

    test('added later do not bring back a wallpaper that was removed or withheld', async () => {
      const store = await published({ original: 'picture' });
      for (const takeAway of [store.withhold, store.remove]) {
        await takeAway(KEY);
        const dir = await directoryWith({ made: 'late' });
        await expect(store.put(KEY, '320.avif', path.join(dir, 'made'))).rejects.toMatchObject(missing);
        expect(await readdir(dir)).toEqual([]);
        expect(await store.list(KEY)).toEqual([]);
      }
    });

    test('with the bytes of the original stay shared with it when it moves', async () => {
      const store = await published({ original: 'picture', '320.webp': 'small' });
      await store.share(KEY, 'download.jpg');
      const isShared = async (place: ReadableFiles) => {
        expect(await place.stat(KEY, 'download.jpg')).toMatchObject({ bytes: 7, isShared: true });
        expect(await read(await place.open(KEY, 'download.jpg'))).toEqual(Buffer.from('picture'));
        expect(await read(await place.open(KEY, 'download.jpg', { start: 1, end: 3 }))).toEqual(Buffer.from('ict'));
        expect(await place.withLocalFile(KEY, 'download.jpg', (file) => readFile(file, 'utf8'))).toBe('picture');
        expect(await place.list(KEY)).toEqual(['320.webp', 'download.jpg', 'original']);
      };
      await isShared(store);
      for (let round = 0; round < 2; round += 1) {
        await store.withhold(KEY);
        expect(await store.stat(KEY, 'download.jpg')).toBeNull();
        await isShared(store.withheld);
        await store.release(KEY);
        await isShared(store);
      }
      await store.share(KEY, 'download.jpg');
      await isShared(store);
      await store.publish(KEY, await directoryWith({ original: 'another' }));
      expect(await store.stat(KEY, 'download.jpg')).toBeNull();
      await store.remove(KEY);
      await expect(store.share(KEY, 'download.jpg')).rejects.toMatchObject(missing);
      expect(await store.list(KEY)).toEqual([]);
    });

    test('with the bytes of their original are stored once, except renditions', async () => {
      const files = { original: 'picture', '320.webp': 'picture', 'download.jpg': 'picture', 'source.png': 'not one' };
      const store = await published(files);
      await store.withheld.publish(KEY, await directoryWith(files));
      for (const place of [store, store.withheld]) {
        expect(await place.list(KEY)).toEqual(Object.keys(files).sort());
        for (const [file, content] of Object.entries(files)) {
          expect(await place.withLocalFile(KEY, file, (one) => readFile(one, 'utf8'))).toBe(content);
          const isShared = file === 'download.jpg' ? true : undefined;
          expect((await place.stat(KEY, file))?.isShared, file).toBe(isShared);
        }
      }
    });

    test('that were stored twice are stored once after sharing', async () => {
      const store = await published({ original: 'picture' });
      const dir = await directoryWith({ made: 'picture' });
      await store.put(KEY, 'download.jpg', path.join(dir, 'made'));
      expect((await store.stat(KEY, 'download.jpg'))?.isShared).toBeUndefined();
      await store.share(KEY, 'download.jpg');
      expect((await store.stat(KEY, 'download.jpg'))?.isShared).toBe(true);
    });

    const big = Buffer.from(Array.from({ length: 700_001 }, (_, index) => index % 253));

    test.each([
      ['all', undefined],
      ['the first byte', { start: 0, end: 0 }],
      ['a long part', { start: 100, end: 600_000 }],
      ['a part that ends beyond the end', { start: 699_000, end: 900_000 }],
    ])('return %s of a large file', async (_, range) => {
      const store = await published({ original: big });
      const expected = range ? big.subarray(range.start, range.end + 1) : big;
      expect((await read(await store.open(KEY, 'original', range))).equals(expected)).toBe(true);
    });

    test('are closed when the reader leaves', async () => {
      const store = await published({ original: big });
      const countOpen = async () => (await readdir('/proc/self/fd')).length;
      const readOne = async () => {
        const body = await store.open(KEY, 'original');
        if (!(body instanceof ReadableStream)) throw new Error('A big file should come as a stream.');
        const reader = body.getReader();
        await reader.read();
        await reader.cancel();
      };
      await readOne();
      const before = await countOpen();
      for (let round = 0; round < 20; round++) await readOne();
      // A connection closes a moment after it is released.
      await until('no more files are open than before', async () => (await countOpen()) <= before + 1);
    });

    test('that are missing are reported', async () => {
      const store = await published({ original: 'picture' });
      await expect(store.open(KEY, '320.webp')).rejects.toMatchObject(missing);
      await expect(store.withLocalFile(KEY, '320.webp', readFile)).rejects.toMatchObject(missing);
      expect(await store.stat(KEY, '320.webp')).toBeNull();
      expect(await store.list(OTHER_KEY)).toEqual([]);
    });

    test('only have allowed names', async () => {
      const store = await published({ original: 'picture' });
      const names = [
        '..',
        '../original',
        'a/b',
        'a\\b',
        '.hidden',
        'a..b',
        'a\0',
        '',
        'A.jpg',
        'a'.repeat(41),
        '%2e%2e',
      ];
      for (const name of names) {
        await expect(store.stat(KEY, name), name).rejects.toMatchObject(missing);
        await expect(store.open(KEY, name), name).rejects.toMatchObject(missing);
      }
      for (const key of ['', '..', '../../etc', KEY.toUpperCase(), `${KEY}0`, `${KEY.slice(1)}/`]) {
        await expect(store.stat(key, 'original'), key).rejects.toMatchObject(missing);
        await expect(store.remove(key), key).rejects.toMatchObject(missing);
      }
    });

    test('are lent for reading', async () => {
      const store = await published({ original: 'picture' });
      expect(await store.withLocalFile(KEY, 'original', (file) => readFile(file, 'utf8'))).toBe('picture');
    });

    test('are removed with their key, even twice', async () => {
      const store = await published({ original: 'picture', '320.webp': 'small' });
      await store.publish(OTHER_KEY, await directoryWith({ original: 'another' }));
      await store.remove(KEY);
      await store.remove(KEY);
      expect(await store.list(KEY)).toEqual([]);
      expect(await store.stat(OTHER_KEY, 'original')).not.toBeNull();
    });

    test('are withheld and released unchanged, even twice', async () => {
      const files = { original: 'picture', '320.webp': 'small', 'download.jpg': 'jpeg' };
      const names = Object.keys(files).sort();
      const store = await published(files);
      for (let round = 0; round < 2; round += 1) await store.withhold(KEY);
      expect([await store.list(KEY), await store.withheld.list(KEY)]).toEqual([[], names]);
      expect(await read(await store.withheld.open(KEY, '320.webp'))).toEqual(Buffer.from('small'));
      await expect(store.open(KEY, '320.webp')).rejects.toMatchObject(missing);
      for (let round = 0; round < 2; round += 1) await store.release(KEY);
      expect([await store.list(KEY), await store.withheld.list(KEY)]).toEqual([names, []]);
      expect(await read(await store.open(KEY, 'original'))).toEqual(Buffer.from('picture'));
    });

    test('that are withheld replace others of their key', async () => {
      const store = await published({ original: 'new', '320.webp': 'new' });
      await store.withheld.publish(KEY, await directoryWith({ original: 'old', '640.webp': 'old' }));
      await store.withhold(KEY);
      expect(await store.withheld.list(KEY)).toEqual(['320.webp', 'original']);
      expect(await read(await store.withheld.open(KEY, 'original'))).toEqual(Buffer.from('new'));
    });

    test('list each key once', async () => {
      const store = await published({ original: 'picture', '320.webp': 'small' });
      await store.publish(OTHER_KEY, await directoryWith({ original: 'another', '320.webp': 'small' }));
      expect([await keysOf(store), await keysOf(store.withheld)]).toEqual([[KEY, OTHER_KEY], []]);
      await store.withhold(KEY);
      expect([await keysOf(store), await keysOf(store.withheld)]).toEqual([[OTHER_KEY], [KEY]]);
    });
  });
}
