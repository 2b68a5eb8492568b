import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder } from '~/features/integrations/packages/folder';
import { gnome } from '~/features/integrations/packages/gnome';
import { kde } from '~/features/integrations/packages/kde';
import { packageFacts } from '~/features/integrations/packages/package';
import { type Contents, packageZip } from '~/features/integrations/packages/package-zip.server';
import { winDynamicDesktop } from '~/features/integrations/packages/win-dynamic-desktop';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { FileStore } from '~/storage/file-store.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { gnomeWallpapers, readmeIn, unpack } from '../support/desktops';

let root: string;
let store: FileStore;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tapeta-test-'));
  store = localFileStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const keyOf = (id: number) => String(id).padStart(24, '0');
const folderOf = (id: number) => path.join(root, keyOf(id).slice(0, 2), keyOf(id).slice(2, 4), keyOf(id));

const wallpaper = (id: number): WallpaperDetail => ({
  id,
  title: `Picture ${id}`,
  fileKey: keyOf(id),
  width: 640,
  height: 400,
  placeholder: '000000000000',
  avif: false,
  tags: [],
  downloads: 0,
  featured: false,
  description: null,
  author: null,
  creditMark: '',
  authorUrl: null,
  sourceUrl: null,
  licence: 'unknown',
  licenceText: null,
  resolution: '640x400',
  fileSize: '1 KB',
  deviceType: 'pc',
  category: null,
  format: 'jpeg',
  bytes: 7,
  palette: [{ color: '#ffffff', weight: 1 }],
  blackShare: 0,
  ai: 'unknown',
  hdr: false,
  gamut: 'srgb',
  focalX: 0.5,
  focalY: 0.5,
  focalChosen: false,
  version: 1,
  set: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** @param gone ids whose files are deleted after the list was made */
async function contentsOf(ids: number[], gone: number[] = []): Promise<Contents> {
  for (const id of ids) {
    await mkdir(folderOf(id), { recursive: true });
    await writeFile(path.join(folderOf(id), '640.jpg'), 'picture');
  }
  for (const id of gone) await rm(folderOf(id), { recursive: true });
  const pictures = ids.map((id) => ({
    wallpaper: wallpaper(id),
    size: { width: 640, height: 400 },
    bytes: 7,
    open: () => store.open(keyOf(id), '640.jpg'),
  }));
  return { pictures, missing: [], hasMore: false, isNearest: false };
}

const facts = packageFacts('Tapeta', 'https://wallpapers.example', new URLSearchParams(), 1800);

describe('a picture that cannot be read', () => {
  test.each([
    ['gnome.zip', gnome],
    ['kde.zip', kde],
    ['theme.ddw', winDynamicDesktop],
    ['pictures.zip', folder],
  ])('is left out of %s and listed in the readme', async (file, layout) => {
    const files = await unpack(packageZip(store, layout, facts, await contentsOf([1, 2, 3], [2]), file));
    const all = Object.entries(files).map(([name, bytes]) => `${name}\n${Buffer.from(bytes)}`);
    const text = readmeIn(files);
    expect(text).toContain('INCOMPLETE: 1 picture could not be read');
    expect(text).toContain('https://wallpapers.example/wallpaper/2');
    expect(text).toContain('2 pictures');
    expect(all.slice(0, -1).join('\n')).not.toMatch(/picture-2|-2\/|_2\.|\b2,|Picture 2/);
    if (layout === gnome) expect(gnomeWallpapers(files)).toHaveLength(3);
  });

  test('breaks off the ZIP if reading fails in mid-file', async () => {
    const contents = await contentsOf([4, 5]);
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half a pic')),
      pull: (controller) => controller.error(new Error('The disk is gone.')),
    });
    const [first] = contents.pictures;
    if (first) first.open = async () => broken;
    await expect(unpack(packageZip(store, folder, facts, contents, 'pictures.zip'))).rejects.toThrow(
      'The disk is gone.',
    );
  });
});

test('a package without pictures contains only the readme', async () => {
  for (const layout of [gnome, kde, winDynamicDesktop, folder]) {
    const files = await unpack(packageZip(store, layout, facts, await contentsOf([6], [6]), 'x.zip'));
    expect(Object.keys(files)).toHaveLength(1);
  }
});

test('each list has its own name, which fits into a path', () => {
  const named = (query: string) => packageFacts('My Gallery', '', new URLSearchParams(query), 1800).name;
  expect(named('')).toBe('my-gallery');
  expect(named('tags=sea,fog&tone=dark&limit=20')).toBe('my-gallery-sea-fog-dark');
  expect(named('search=../../etc')).toBe('my-gallery-etc');
  expect(named(`search=${'long '.repeat(40)}`).length).toBeLessThanOrEqual(60);
});
