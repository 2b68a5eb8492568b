import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Contents, chooseContents } from '~/features/integrations/packages/package-zip.server';
import { WallpaperListQuery } from '~/features/lists/resolve/list-query.schema';
import { localFileStore } from '~/storage/local-file-store.server';
import { addMany, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

let folder: string;
const { em } = ownDatabase();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-packages-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => clearGallery(em()));

/** Sparse files: any length, but no disk space. */
async function addPictures(count: number, bytes: number): Promise<number[]> {
  const ids = await addMany(em(), count);
  const rows: { file_key: string }[] = await query(em(), 'select file_key from wallpaper');
  for (const { file_key: key } of rows) {
    const inside = path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key);
    await mkdir(inside, { recursive: true });
    await writeFile(path.join(inside, '1920.jpg'), '');
    await truncate(path.join(inside, '1920.jpg'), bytes);
  }
  return ids.reverse();
}

function choose(asked: Record<string, string>): Promise<Contents> {
  const { limit, offset } = WallpaperListQuery.parse(asked);
  const list = { filter: {}, order: {}, page: { limit, offset } };
  return chooseContents(em(), localFileStore(path.join(folder, 'files')), list, null);
}

const idsOf = ({ pictures }: Contents) => pictures.map(({ wallpaper }) => wallpaper.id);

test('a package ends before it would exceed 500 MB', async () => {
  const ids = await addPictures(4, 200_000_000);
  const first = await choose({});
  expect([idsOf(first), first.missing, first.hasMore]).toEqual([ids.slice(0, 2), [], true]);
  const second = await choose({ offset: '2' });
  expect([idsOf(second), second.hasMore]).toEqual([ids.slice(2), false]);
});

test('a package has at most 200 pictures', async () => {
  const ids = await addPictures(203, 1);
  const first = await choose({ limit: '500' });
  expect([idsOf(first), first.hasMore]).toEqual([ids.slice(0, 200), true]);
  expect(idsOf(await choose({ limit: '500', offset: '200' }))).toEqual(ids.slice(200));
});
