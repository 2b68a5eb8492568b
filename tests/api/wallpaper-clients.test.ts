import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { fileNameOf, fillIn, genericJson, withCacheBuster } from '../support/wallpaper-clients';

const { site, admin } = onSharedSite();

const TITLES = ['One', 'Two', 'Three'];

beforeAll(async () => {
  for (const title of TITLES) {
    const image = await newPicture('a.jpg', 1600, 900);
    const form = { title, author: `Author of ${title}`, tags: 'sea', deviceType: 'pc', image };
    expect((await admin('POST', '/api/wallpapers', { form })).status).toBe(201);
  }
});

const PICKED = { image: '$.url', post: '$.pageUrl', author: '$.author' };

/** Checks that pages of other sites can show the picture and scripts there can read it. */
async function shownElsewhere(address: string) {
  const way = await fetch(address, { redirect: 'manual' });
  const end = await fetch(address);
  for (const { headers } of [way, end]) {
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
  expect(end.headers.get('Content-Type')).toBe('image/jpeg');
  const { width, height } = await sharp(await end.arrayBuffer()).metadata();
  return { name: fileNameOf(end.url), width, height };
}

it('RandomWallpaperGnome3 as JSON: a full address with a unique name, the page and the author', async () => {
  const { image, post, author } = await genericJson(`${site.url}/api/random?as=json`, PICKED);
  expect((await fetch(image)).headers.get('Content-Type')).toBe('image/jpeg');
  expect(await (await fetch(post ?? '')).text()).toContain(String(author));
  const cut = await genericJson(`${site.url}/api/random?as=json&width=640&height=400&fit=cover`, PICKED);
  expect(cut.name).toMatch(/^[0-9a-f]{8}-640x400-cover-\d+-\d+\.jpg$/);
});

it('RandomWallpaperGnome3 as JSON: a random item of a list', async () => {
  const paths = { image: '$[@random].imageUrl', post: '$[0].pageUrl', author: '$[0].author' };
  const { image, author } = await genericJson(`${site.url}/api/wallpapers?tags=sea&limit=3`, paths);
  expect((await fetch(image)).status).toBe(200);
  expect(author).toBe('Author of Three');
});

it('RandomWallpaperGnome3 and MMM-Wallpaper by address: a new picture each time, past all caches', async () => {
  const names = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const { name, width } = await shownElsewhere(withCacheBuster(`${site.url}/api/random`, turn));
    expect(width).toBe(1600);
    names.add(name);
  }
  expect(names.size).toBeGreaterThan(1);
  expect((await shownElsewhere(withCacheBuster(`${site.url}/random/640x400?tags=sea`))).height).toBe(400);
});

it('WallPanel: screen size and time are in the address', async () => {
  const values = { width: 800, height: 480, timestamp: Date.now() };
  const address = `${site.url}/api/random?width=\${width}&height=\${height}&fit=cover&_=\${timestamp}`;
  expect(await shownElsewhere(fillIn(address, values))).toMatchObject({ width: 800, height: 480 });
  // The redirect must not be cached, or browsers would reuse it.
  expect((await fetch(fillIn(address, values))).ok).toBe(true);
  const { headers } = await fetch(fillIn(address, values), { redirect: 'manual' });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it('a program that follows no redirects gets the bytes and a file name', async () => {
  const response = await fetch(`${site.url}/random/640x400?redirect=0`, { redirect: 'error' });
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="[0-9a-f]{8}-640x400-cover-\d+-\d+\.jpg"/);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 400 });
});
