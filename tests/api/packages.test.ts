import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newPicture } from '../support/api-client';
import { dynamicTheme, gnomeSlideshow, gnomeWallpapers, plasmaPackages, readmeIn, unpack } from '../support/desktops';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

/** Ids in upload order: two light pictures with the same title, two dark ones, a tall one. */
const ids: number[] = [];

const PICTURES = [
  {
    title: 'Glacier',
    size: [2800, 1575],
    light: 0.2,
    base: 200,
    tags: 'ice',
    author: 'A. Painter',
    licence: 'cc0',
  },
  { title: 'Glacier', size: [1600, 900], light: 0.2, base: 200, tags: 'ice' },
  { title: 'Night & <fog>', size: [1600, 900], light: 0.15, base: 0, tags: 'ice' },
  { title: '夜', size: [1600, 900], light: 0.15, base: 5, tags: 'ice' },
  { title: 'Tower', size: [900, 1600], light: 1, base: 0, tags: 'stone' },
] as const;

beforeAll(async () => {
  for (const { size, light, base, ...fields } of PICTURES) {
    const drawn = await newPicture('picture.png', ...size);
    const bytes = await sharp(await drawn.arrayBuffer())
      .linear(light, base)
      .jpeg()
      .toBuffer();
    const form = { ...fields, image: new File([new Uint8Array(bytes)], 'picture.jpg') };
    ids.push((await admin('POST', '/api/wallpapers', { form })).body.id);
  }
});

const get = (path: string, method = 'GET', from = newAddress()) =>
  fetch(site.url + path, { method, headers: { 'X-Forwarded-For': from } });

describe('for GNOME', () => {
  it('lists each picture and a slideshow for the light and the dark style', async () => {
    const answer = await get('/packages/gnome.zip?tags=ice&every=1h');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="?tapeta-ice\.zip/);
    const files = await unpack(answer);
    const [show, ...pictures] = gnomeWallpapers(files);
    expect(pictures.map(({ name }) => name)).toEqual(['夜', 'Night & <fog>', 'Glacier', `Glacier (${ids[0]})`]);
    for (const { file, dark } of pictures) {
      expect((await sharp(files[file]).metadata()).format).toBe('jpeg');
      expect(dark).toBe(null);
    }
    const shown = (name: string | null | undefined) => gnomeSlideshow(files, name ?? '');
    expect(shown(show?.file).map(({ file }) => file)).toEqual([pictures[2]?.file, pictures[3]?.file]);
    expect(shown(show?.dark).map(({ file }) => file)).toEqual([pictures[0]?.file, pictures[1]?.file]);
    for (const { seconds } of [...shown(show?.file), ...shown(show?.dark)]) expect(seconds).toBe(3600);
  });

  it('has a single slideshow if all pictures are dark or all are light', async () => {
    const files = await unpack(await get('/packages/gnome.zip?tags=ice&tone=dark'));
    const [show] = gnomeWallpapers(files);
    expect(show?.dark).toBe(null);
    expect(gnomeSlideshow(files, show?.file ?? '')).toHaveLength(2);
  });
});

it('for Plasma, each picture is a separate package', async () => {
  const files = await unpack(await get('/packages/kde.zip?tags=ice&width=1280&height=720'));
  const packages = await plasmaPackages(files);
  expect(packages.map(({ id }) => id)).toEqual([...ids.slice(0, 4)].reverse().map((id) => `tapeta-ice-${id}`));
  expect(packages.at(-1)).toMatchObject({ name: 'Glacier', authors: ['A. Painter'], license: 'CC0 1.0' });
  expect(packages[0]).toMatchObject({ name: '夜', authors: [], license: 'Unknown' });
  for (const { image } of packages) expect(image).toMatch(/\/1280x720\.jpg$/);
});

it('for WinDynamicDesktop, light pictures are for the day and dark ones for the night', async () => {
  const answer = await get('/packages/theme.ddw?tags=ice');
  expect(answer.headers.get('Content-Disposition')).toMatch(/\.ddw"?$/);
  const theme = dynamicTheme(await unpack(answer));
  expect(theme.pictures).toHaveLength(4);
  expect([...theme.day].sort()).toEqual(ids.slice(0, 2));
  expect([...theme.night].sort()).toEqual(ids.slice(2, 4));
  expect(theme.credits).toBe('A. Painter');
  const single = dynamicTheme(await unpack(await get('/packages/theme.ddw?tags=stone')));
  expect(single).toMatchObject({ day: [ids[4]], night: [ids[4]], sunrise: [ids[4]], sunset: [ids[4]] });
});

describe('as a folder', () => {
  it('has each picture under a unique name with its id, and a readme with steps', async () => {
    const files = await unpack(await get('/packages/pictures.zip'));
    const pictures = Object.keys(files).slice(0, -1);
    expect(pictures.map((name) => Number(/^tapeta\/[^/]+-(\d+)\.jpg$/.exec(name)?.[1]))).toEqual([...ids].reverse());
    const text = readmeIn(files);
    expect(text).toContain('5 pictures');
    for (const step of ['1. ', '2. ', '3. ']) expect(text).toContain(`\n${step}`);
    for (const id of ids) expect(text).toContain(`${site.url}/wallpaper/${id}`);
    expect(text).toContain('Glacier, by A. Painter, CC0 1.0');
    expect(text).not.toContain('INCOMPLETE');
  });

  it('has the smallest file that covers the screen, or else the largest', async () => {
    const widths = async (query: string) => {
      const files = await unpack(await get(`/packages/pictures.zip?tags=ice&${query}`));
      const pictures = Object.entries(files).filter(([name]) => name.endsWith('.jpg'));
      return Promise.all(pictures.map(async ([, bytes]) => (await sharp(bytes).metadata()).width));
    };
    expect(await widths('')).toEqual([1600, 1600, 1600, 2560]);
    expect(await widths('width=640&height=360')).toEqual([640, 640, 640, 640]);
    expect(await widths('width=1300&height=700')).toEqual([1600, 1600, 1600, 2560]);
  });

  it('has the cut for the screen if it already exists', async () => {
    const page = await (await get(`/wallpaper/${ids[4]}/screen?width=300&height=300`)).text();
    const path = /\/images\/[^"]+-300x300-cover[^"]+\.jpg/.exec(page)?.[0] ?? '';
    expect((await get(path)).status).toBe(200);
    const files = await unpack(await get('/packages/pictures.zip?tags=stone&width=300&height=300'));
    const [picture] = Object.values(files);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it('follows limit, offset and sort, and says when the list has more', async () => {
    const first = await unpack(await get('/packages/pictures.zip?limit=2&sort=title'));
    expect(Object.keys(first)).toHaveLength(3);
    expect(readmeIn(first)).toContain('This list has more pictures.');
    const second = await unpack(await get('/packages/pictures.zip?limit=3&offset=2&sort=title'));
    expect(Object.keys(second)).toHaveLength(4);
    expect(readmeIn(second)).not.toContain('This list has more pictures.');
    expect(Object.keys({ ...first, ...second })).toHaveLength(6);
  });
});

it.each([
  ['width=63&height=100', 'width must be a whole number from 64 to 16,383.'],
  ['width=1920', 'Send both width and height, or neither.'],
  ['every=5', 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
  ['every=31d', 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
  ['tone=grey', 'Tone must be one of light, dark, black.'],
  ['limit=many', 'limit must be a whole number, 0 or more.'],
])('rejects %s', async (query, message) => {
  const answer = await get(`/packages/gnome.zip?${query}`);
  expect([answer.status, await answer.text()]).toEqual([400, `${message}\n`]);
});

it.each(['/packages/gnome.zip?tags=none-has-it', '/packages/mac.zip', '/packages/constructor'])(
  '%s is a 404',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/\.\n$/);
  },
);

it('answers HEAD with its file name', async () => {
  const answer = await get('/packages/kde.zip', 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('Content-Disposition')).toContain('tapeta.zip');
});

it('a client gets one package at a time', async () => {
  const from = newAddress();
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/packages/pictures.zip', 'GET', from)));
  const texts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()] as const));
  expect(texts.filter(([status]) => status === 200).length).toBeGreaterThan(0);
  const refused = texts.filter(([status]) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.[1]).toBe('One package at a time. Try again when the other one has finished.\n');
  expect((await get('/packages/pictures.zip', 'GET', from)).status).toBe(200);
});
