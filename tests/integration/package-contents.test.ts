import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Contents, chooseContents } from '~/features/integrations/packages/package-zip.server';
import { WallpaperListQuery } from '~/features/lists/pages/list-address.server';
import type { Size } from '~/images/cuts/cut';
import { largeWidth } from '~/images/renditions';
import { localFileStore } from '~/storage/local-file-store.server';
import { addMany, clearGallery, type WallpaperRow } from '../support/gallery';
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
async function addPictures(
  count: number,
  bytes: number,
  row: (index: number) => WallpaperRow = () => ({}),
): Promise<number[]> {
  const ids = await addMany(em(), count, row);
  const rows: { file_key: string; width: number }[] = await query(em(), 'select file_key, width from wallpaper');
  for (const { file_key: key, width } of rows) {
    const inside = path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key);
    await mkdir(inside, { recursive: true });
    const file = path.join(inside, `${largeWidth(width)}.jpg`);
    await writeFile(file, '');
    await truncate(file, bytes);
  }
  return ids.reverse();
}

function choose(asked: Record<string, string>, screen: Size | null = null): Promise<Contents> {
  return chooseContents(em(), localFileStore(path.join(folder, 'files')), WallpaperListQuery.parse(asked), screen);
}

const idsOf = ({ pictures }: Contents) => pictures.map(({ wallpaper }) => wallpaper.id);

test('a package ends before it would exceed 500 MB', async () => {
  const ids = await addPictures(4, 200_000_000);
  const first = await choose({});
  expect([idsOf(first), first.missing, first.hasMore]).toEqual([ids.slice(0, 2), [], true]);
  expect(first.nextOffset).toBe(2);
  const second = await choose({ offset: '2' });
  expect([idsOf(second), second.hasMore]).toEqual([ids.slice(2), false]);
});

test('a package has at most 200 pictures', async () => {
  const ids = await addPictures(203, 1);
  const first = await choose({ limit: '500' });
  expect([idsOf(first), first.hasMore]).toEqual([ids.slice(0, 200), true]);
  expect(idsOf(await choose({ limit: '500', offset: '200' }))).toEqual(ids.slice(200));
});

describe('with a set', () => {
  const PALETTES = { light: '#f8f8f4', dark: '#101418' };
  const version = (role: string, tone: keyof typeof PALETTES, size: Partial<Size> = {}): WallpaperRow => ({
    set_role: role,
    palette: [{ color: PALETTES[tone], weight: 1 }],
    width: 3840,
    height: 2160,
    tags: role === 'light' ? ['lake'] : [],
    ...size,
  });
  const VERSIONS = [
    version('dark', 'dark'),
    { ...version('phone', 'dark', { width: 1080, height: 2340 }), device_type: 'mobile' },
    version('light', 'light'),
    version('ultrawide', 'light', { width: 3440, height: 1440 }),
  ];

  test('a package has the pictures of its list: each set once, or each version that other filters find', async () => {
    const [other, wide, light, phone, dark] = await addPictures(5, 1, (n) => ({
      ...VERSIONS[n],
      set_id: n < 4 ? 1 : null,
    }));
    const found = async (...asked: Parameters<typeof choose>) => idsOf(await choose(...asked));
    expect(await found({})).toEqual([other, light]);
    expect(await found({ tags: 'lake' })).toEqual([light]);
    expect(await found({}, { width: 3840, height: 2160 })).toEqual([light, dark]);
    expect(await found({}, { width: 1080, height: 2340 })).toEqual([phone]);
    expect(await found({ shape: '21:9' })).toEqual([wide]);
    expect(await found({ tone: 'dark' })).toEqual([phone, dark]);
    expect(await found({ device: 'mobile' })).toEqual([phone]);
  });
});
