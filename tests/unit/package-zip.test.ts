import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder } from '~/features/integrations/packages/folder';
import { gnome } from '~/features/integrations/packages/gnome';
import { kde } from '~/features/integrations/packages/kde';
import { type PackageLayout, packageFacts } from '~/features/integrations/packages/package';
import { type Contents, packageZip } from '~/features/integrations/packages/package-zip.server';
import { winDynamicDesktop } from '~/features/integrations/packages/win-dynamic-desktop';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { thumbnailWidth } from '~/images/renditions';
import type { VersionRole } from '~/lib/version-roles';
import type { FileStore } from '~/storage/file-store.server';
import { localFileStore } from '~/storage/local-file-store.server';
import {
  dynamicTheme,
  gnomeDay,
  gnomeSlideshow,
  gnomeWallpapers,
  plasmaPackages,
  readmeIn,
  unpack,
} from '../support/desktops';

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
  const pictures = ids.map((id) => [
    {
      wallpaper: wallpaper(id),
      size: { width: 640, height: 400 },
      bytes: 7,
      open: () => store.open(keyOf(id), '640.jpg'),
    },
  ]);
  return { pictures, missing: [], hasMore: false, nextOffset: null, isNearest: false };
}

const facts = packageFacts('Tapeta', 'https://wallpapers.example', new URLSearchParams(), 1800);

describe('a picture that cannot be read', () => {
  test.each([
    ['gnome.zip', gnome],
    ['kde.zip', kde],
    ['theme.ddw', winDynamicDesktop],
    ['pictures.zip', folder],
  ])('is left out of %s and listed in the readme', async (file, layout) => {
    const files = await unpack(new Response(packageZip(store, layout, facts, await contentsOf([1, 2, 3], [2]), file)));
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
    const [[first] = []] = contents.pictures;
    if (first) first.open = async () => broken;
    await expect(unpack(new Response(packageZip(store, folder, facts, contents, 'pictures.zip')))).rejects.toThrow(
      'The disk is gone.',
    );
  });
});

describe('versions of a picture', () => {
  const SHAPES: Partial<Record<VersionRole, [number, number]>> = { ultrawide: [860, 360], phone: [360, 800] };
  const LIGHTNESS: Partial<Record<VersionRole, string>> = { dark: '#101010', night: '#101010', dusk: '#303030' };

  function version(id: number, setId: number, role: VersionRole): WallpaperDetail {
    const [width, height] = SHAPES[role] ?? [640, 360];
    const palette = [{ color: LIGHTNESS[role] ?? '#f0f0f0', weight: 1 }];
    return { ...wallpaper(id), title: 'Lake', width, height, palette, set: { id: setId, role, isPublic: true } };
  }

  /** A set of these roles, with ids of the set's number times ten and up. */
  const set = (number: number, ...roles: VersionRole[]) =>
    roles.map((role, index) => version(number * 10 + index, number, role));

  const SCREEN = { width: 320, height: 180 };

  /** As a package has it, with real pictures. */
  async function packed(
    layout: PackageLayout,
    lists: WallpaperDetail[][],
    screen: typeof SCREEN | null = null,
    gone: number[] = [],
  ) {
    const pictures: Contents['pictures'] = [];
    for (const versions of lists) {
      const chosen = layout.chooseVersions?.(versions, screen) ?? versions;
      for (const { id, width, height } of chosen) {
        await mkdir(folderOf(id), { recursive: true });
        const name = path.join(folderOf(id), `${thumbnailWidth(width)}.jpg`);
        await sharp({ create: { width, height, channels: 3, background: 'red' } })
          .jpeg()
          .toFile(name);
        if (gone.includes(id)) await rm(name);
      }
      pictures.push(
        chosen.map((one) => ({
          wallpaper: one,
          size: { width: one.width, height: one.height },
          bytes: 7,
          open: () => store.open(one.fileKey, `${thumbnailWidth(one.width)}.jpg`),
        })),
      );
    }
    const contents = { pictures, missing: [], hasMore: false, nextOffset: null, isNearest: false };
    return unpack(new Response(packageZip(store, layout, facts, contents, 'x.zip')));
  }

  const idIn = (name: string | null | undefined) => Number(/(\d+)\.(?:jpg|xml)$/.exec(name ?? '')?.[1]);
  const pair = ({ file, dark }: { file: string; dark: string | null }) => [idIn(file), dark && idIn(dark)];

  describe('for GNOME', () => {
    test('a light and a dark version are one entry, and one slide of each slideshow', async () => {
      const lists = [set(1, 'light', 'dark', 'phone'), set(2, 'day', 'ultrawide', 'night'), [wallpaper(3)]];
      const files = await packed(gnome, lists);
      const [show, ...entries] = gnomeWallpapers(files);
      expect(entries.map(({ name }) => name)).toEqual(['Lake', 'Lake (20)', 'Picture 3']);
      expect(entries.map(pair)).toEqual([
        [10, 11],
        [20, 22],
        [3, null],
      ]);
      expect(gnomeSlideshow(files, show?.file ?? '').map(({ file }) => idIn(file))).toEqual([10, 20, 3]);
      expect(gnomeSlideshow(files, show?.dark ?? '').map(({ file }) => idIn(file))).toEqual([11, 22]);
      expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toHaveLength(5);
    });

    test('a version for another device is no counterpart of a dark one', async () => {
      const [, entry] = gnomeWallpapers(await packed(gnome, [set(1, 'dark', 'phone')]));
      expect(entry && pair(entry)).toEqual([10, null]);
    });

    test('times of day are a slideshow of 24 hours', async () => {
      const files = await packed(gnome, [set(1, 'day', 'dawn', 'dusk', 'night'), set(2, 'light', 'dusk', 'dark')]);
      const [, whole, threeTimes] = gnomeWallpapers(files);
      const shown = (entry = whole) => gnomeDay(files, entry?.file ?? '', [5, 6, 7, 8, 17, 18, 19, 20, 23]).map(idIn);
      expect(shown()).toEqual([13, 11, 11, 10, 10, 12, 12, 13, 13]);
      expect(shown(threeTimes)).toEqual([22, 22, 22, 20, 20, 21, 21, 22, 22]);
      for (const { file, dark } of [whole, threeTimes].flatMap((entry) => entry ?? [])) {
        const slides = gnomeSlideshow(files, file);
        expect(slides.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(24 * 3600);
        expect(dark).toBe(null);
      }
    });

    test('a dark version that cannot be read leaves the light one', async () => {
      const [, entry] = gnomeWallpapers(await packed(gnome, [set(4, 'light', 'dark')], null, [41]));
      expect(entry && pair(entry)).toEqual([40, null]);
    });
  });

  describe('for Plasma', () => {
    test('they are one package with a file for each style and shape', async () => {
      const lists = [set(1, 'light', 'day', 'dusk', 'dark', 'ultrawide', 'phone'), set(2, 'dark', 'phone')];
      const packages = await plasmaPackages(await packed(kde, lists));
      expect(packages).toMatchObject([
        {
          id: 'tapeta-set-1',
          name: 'Lake',
          light: ['640x360.jpg', '860x360.jpg', '360x800.jpg'],
          dark: ['640x360.jpg'],
        },
        { id: 'tapeta-set-2', light: ['640x360.jpg', '360x800.jpg'], dark: [] },
      ]);
    });

    test('for a screen, one of each style is enough', async () => {
      const files = await packed(kde, [set(1, 'light', 'dark', 'ultrawide')], SCREEN);
      expect(await plasmaPackages(files)).toMatchObject([{ light: ['640x360.jpg'], dark: ['640x360.jpg'] }]);
    });
  });

  test('WinDynamicDesktop shows them at the time of their role, and others by their lightness', async () => {
    const lists = [set(1, 'light', 'dawn', 'dusk', 'dark', 'phone'), set(2, 'day', 'night'), [wallpaper(3)]];
    expect(dynamicTheme(await packed(winDynamicDesktop, lists))).toMatchObject({
      sunrise: [11],
      day: [10, 20, 3],
      sunset: [12],
      night: [13, 21, 3],
    });
    const dark = dynamicTheme(await packed(winDynamicDesktop, [set(1, 'dark', 'phone')]));
    expect(dark).toMatchObject({ sunrise: [10], day: [10], sunset: [10], night: [10] });
  });

  test('in a folder, file names say their role', async () => {
    const lists = [set(1, 'light', 'dark'), [{ ...version(20, 2, 'night'), title: 'Lake at night' }], [wallpaper(3)]];
    expect(Object.keys(await packed(folder, lists)).slice(0, -1)).toEqual([
      'tapeta/lake-light-10.jpg',
      'tapeta/lake-dark-11.jpg',
      'tapeta/lake-at-night-20.jpg',
      'tapeta/picture-3-3.jpg',
    ]);
  });
});

test('a package without pictures contains only the readme', async () => {
  for (const layout of [gnome, kde, winDynamicDesktop, folder]) {
    const files = await unpack(new Response(packageZip(store, layout, facts, await contentsOf([6], [6]), 'x.zip')));
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
