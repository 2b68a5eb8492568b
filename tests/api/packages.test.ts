import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newPicture } from '../support/api-client';
import { readmeIn, unpack } from '../support/packages';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

/** Ids in upload order. */
const ids: number[] = [];

const PICTURES = [
  { title: 'Glacier', size: [2800, 1575], tags: 'ice', author: 'A. Painter', licence: 'cc0' },
  { title: 'Glacier', size: [1600, 900], tags: 'ice' },
  { title: 'Night & <fog>', size: [1600, 900], tags: 'ice' },
  { title: '夜', size: [1600, 900], tags: 'ice' },
  { title: 'Tower', size: [900, 1600], tags: 'stone' },
] as const;

beforeAll(async () => {
  for (const { size, ...fields } of PICTURES) {
    const form = { ...fields, image: await newPicture('picture.jpg', ...size) };
    ids.push((await admin('POST', '/api/wallpapers', { form })).body.id);
  }
});

const get = (path: string, method = 'GET', from = newAddress()) =>
  fetch(site.url + path, { method, headers: { 'X-Forwarded-For': from } });

describe('a list as a ZIP', () => {
  it('has each picture under a unique name with its id, and a readme with steps', async () => {
    const answer = await get('/packages/pictures.zip');
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="?tapeta\.zip/);
    const files = await unpack(answer);
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
  ['tone=grey', 'Tone must be one of light, dark, black.'],
  ['limit=many', 'limit must be a whole number, 0 or more.'],
])('rejects %s', async (query, message) => {
  const answer = await get(`/packages/pictures.zip?${query}`);
  expect([answer.status, await answer.text()]).toEqual([400, `${message}\n`]);
});

it('is a 404 if nothing matches', async () => {
  const answer = await get('/packages/pictures.zip?tags=none-has-it');
  expect([answer.status, await answer.text()]).toEqual([404, 'No wallpaper matches these filters.\n']);
});

it('answers HEAD with its file name', async () => {
  const answer = await get('/packages/pictures.zip', 'HEAD');
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
