import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFacts } from '~/features/integrations/packages/package';
import { type Contents, packageZip } from '~/features/integrations/packages/package-zip.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import type { FileStore } from '~/storage/file-store.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { readmeIn, unpack } from '../support/packages';

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
  return { pictures, missing: [], hasMore: false, nextOffset: null, isNearest: false };
}

const facts = packageFacts('Tapeta', 'https://wallpapers.example', new URLSearchParams());

describe('a picture that cannot be read', () => {
  test('is left out and listed in the readme', async () => {
    const files = await unpack(new Response(packageZip(facts, await contentsOf([1, 2, 3], [2]))));
    expect(Object.keys(files).slice(0, -1)).toEqual(['tapeta/picture-1-1.jpg', 'tapeta/picture-3-3.jpg']);
    const text = readmeIn(files);
    expect(text).toContain('INCOMPLETE: 1 picture could not be read');
    expect(text).toContain('https://wallpapers.example/wallpaper/2');
    expect(text).toContain('2 pictures');
  });

  test('breaks off the ZIP if reading fails in mid-file', async () => {
    const contents = await contentsOf([4, 5]);
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half a pic')),
      pull: (controller) => controller.error(new Error('The disk is gone.')),
    });
    const [first] = contents.pictures;
    if (first) first.open = async () => broken;
    await expect(unpack(new Response(packageZip(facts, contents)))).rejects.toThrow('The disk is gone.');
  });
});

test('file names say what a version is for, unless the title does', async () => {
  const contents = await contentsOf([10, 11, 12, 13]);
  const titles = ['Lake', 'Lake', 'Lake at night', 'Lake'];
  const roles = ['light', 'dark', 'night', null] as const;
  for (const [index, { wallpaper: version }] of contents.pictures.entries()) {
    const role = roles[index];
    const more = { title: titles[index] ?? '', set: role ? { id: 1, role, isPublic: true } : null };
    Object.assign(version, more);
  }
  expect(Object.keys(await unpack(new Response(packageZip(facts, contents)))).slice(0, -1)).toEqual([
    'tapeta/lake-light-10.jpg',
    'tapeta/lake-dark-11.jpg',
    'tapeta/lake-at-night-12.jpg',
    'tapeta/lake-13.jpg',
  ]);
});

test('a package without pictures contains only the readme', async () => {
  const files = await unpack(new Response(packageZip(facts, await contentsOf([6], [6]))));
  expect(Object.keys(files)).toHaveLength(1);
});

test('each list has its own name, which fits into a path', () => {
  const named = (query: string) => packageFacts('My Gallery', '', new URLSearchParams(query)).name;
  expect(named('')).toBe('my-gallery');
  expect(named('tags=sea,fog&tone=dark&limit=20')).toBe('my-gallery-sea-fog-dark');
  expect(named('search=../../etc')).toBe('my-gallery-etc');
  expect(named(`search=${'long '.repeat(40)}`).length).toBeLessThanOrEqual(60);
});
