import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress, newPicture, type Send } from '../support/api-client';
import { submitForm } from '../support/forms';
import { painted } from '../support/scenes';
import { onSharedSite } from '../support/shared-site';
import { cookieOf } from '../support/site-database';

const { site, admin, newVisitor } = onSharedSite();

let id: number;
let key: string;
let visitor: Send;

async function upload(title: string, image?: File): Promise<{ id: number; key: string }> {
  const form = { title, image: image ?? (await newPicture('picture.jpg', 1600, 900)) };
  const { body } = await admin('POST', '/api/wallpapers', { form });
  return { id: body.id, key: body.thumbnailUrl.split('/').at(-2) };
}

beforeAll(async () => {
  ({ id, key } = await upload('Green: valley'));
});

// Rate limits are per client, so each test uses a new one.
beforeEach(() => {
  visitor = newVisitor();
});

async function page(query: string, headers = {}) {
  const answer = await visitor('GET', `/wallpaper/${id}/screen?${query}`, { headers });
  // React puts comments between adjacent texts.
  return { ...answer, body: answer.body.replaceAll('<!-- -->', '') };
}
const post = (fields: Record<string, string>, wallpaper = id) =>
  submitForm(visitor, `/wallpaper/${wallpaper}/screen`, fields);
const download = (fields: Record<string, string>) => post({ intent: 'download', ...fields });
const nameOf = (rest: string) => `${key.slice(0, 8)}-${rest}`;
const fetchCut = (rest: string, of = key) =>
  fetch(`${site.url}/images/${of}/${nameOf(rest)}`, { headers: { 'X-Forwarded-For': newAddress() } });
// Answers to the administrator are never cached.
const downloads = async () => (await admin('GET', `/api/wallpapers/${id}`)).body.downloads;

const WRONG = [
  ['width=63&height=100', 'Width must be a whole number from 64 to 16,383.'],
  ['width=100&height=16384', 'Height must be a whole number from 64 to 16,383.'],
  ['width=12.5&height=100', 'Width must be a whole number'],
  ['width=1e99&height=100', 'Width must be a whole number'],
  ['width=100', 'Height is required.'],
  ['height=100', 'Width is required.'],
  ['width=100&height=100&dpr=0.5', 'Pixel ratio must be a number from 1 to 4.'],
  ['width=100&height=100&dpr=x', 'Pixel ratio must be a number from 1 to 4.'],
  ['width=9000&height=100&dpr=2', 'At this pixel ratio a side has more than 16,383 pixels.'],
  ['width=16383&height=16383&fit=contain', 'A cut can have at most 40 megapixels.'],
  ['width=6000&height=4000&fit=contain&format=avif', 'AVIF can have at most 17 megapixels.'],
  ['preset=63x100', 'We don’t know this screen.'],
  ['preset=full', 'We don’t know this screen.'],
  ['fit=stretch', 'Choose how the picture fits.'],
  ['fit=contain&border=red', 'Border must be a colour such as #1a2b3c.'],
  ['position=middle', 'Choose one of the positions.'],
  ['position=101,0', 'Choose one of the positions.'],
  ['format=gif', 'Choose JPEG, WebP, AVIF or PNG.'],
] as const;

describe('the page of a cut', () => {
  it('describes the cut, and is private', async () => {
    const { status, body, headers } = await page('width=800&height=800');
    expect(status).toBe(200);
    expect(body).toContain('800 × 800 from 1600 × 900, 56% of the picture');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toMatch(/Sec-CH-DPR.*Cookie/);
    expect(headers.get('Critical-CH')).toBe(headers.get('Accept-CH'));
  });

  it.each(WRONG)('shows the error for %s at its field', async (query, sentence) => {
    const { status, body } = await page(query);
    expect(status).toBe(422);
    expect(body).toMatch(/role="alert"/);
    expect(body).toContain(sentence);
    const sent = await download(Object.fromEntries(new URLSearchParams(query)));
    expect(sent.status).toBe(422);
    expect(sent.body).toContain(sentence);
  });

  it('turns the pixel ratio of old addresses into pixels, which the form sends again', async () => {
    const { body } = await page('width=400&height=300&dpr=2');
    expect(body).toContain('Download 800 × 600');
    expect(body).toMatch(/name="width"[^>]* value="800"/);
    expect(body).toMatch(/name="height"[^>]* value="600"/);
    expect(body).not.toContain('name="dpr"');
  });

  it.each(['0', '-1', 'abc', '999999999', '1.5'])('answers 404 for the id %s', async (none) => {
    expect((await visitor('GET', `/wallpaper/${none}/screen`)).status).toBe(404);
  });

  it('says by how much a picture is too small, and offers the largest cut of that shape', async () => {
    const { body } = await page('width=3840&height=1080');
    expect(body).toContain('2,240 px too narrow and 180 px too short for 3840 × 1080');
    expect(body).toContain('Download 1600 × 450');
  });

  it('starts with the screen that a visitor has saved; shared pages ignore it', async () => {
    const kept = await post({ intent: 'keep', width: '1111', height: '777' });
    expect(kept.status).toBe(303);
    const cookie = kept.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^my-screen-[0-9a-f]{8}=1111x777; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const Cookie = await cookieOf(site, 'my-screen=1111x777');
    expect((await page('', { Cookie })).body).toMatch(/Download 1111 × 777/);
    const [plain, own] = await Promise.all([
      visitor('GET', `/wallpaper/${id}`),
      visitor('GET', `/wallpaper/${id}`, { headers: { Cookie } }),
    ]);
    expect(own.body).toBe(plain.body);
    expect((await page('', { Cookie: await cookieOf(site, 'my-screen=1x99999') })).body).toMatch(/Download 1600 × 900/);
    expect((await post({ intent: 'forget' })).headers.get('Set-Cookie')).toMatch(
      /^my-screen-[0-9a-f]{8}=; Path=\/; Max-Age=0/,
    );
  });

  it('starts with a screen that fits the browser’s client hints', async () => {
    const hinted = async (width: string, dpr: string, mobile: string) => {
      const hints = { 'Sec-CH-Viewport-Width': width, 'Sec-CH-DPR': dpr, 'Sec-CH-UA-Mobile': mobile };
      return /Your screen <small>(\d+ × \d+)/.exec((await page('', hints)).body)?.[1];
    };
    expect(await hinted('390', '3', '?1')).toBe('1170 × 2532');
    expect(await hinted('2560', '1', '?0')).toBe('2560 × 1440');
    expect(await hinted('1440', '1', '?0')).toBeUndefined();
    expect(await hinted('0', '1', '?0')).toBeUndefined();
  });

  const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';
  const TABLET =
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1';

  it('starts with the size of a phone for a phone that tells no more', async () => {
    const sizeFor = async (headers: Record<string, string>) =>
      /Download (\d+ × \d+)/.exec((await page('', headers)).body)?.[1];
    expect(await sizeFor({ 'User-Agent': PHONE })).toBe('405 × 900');
    expect(await sizeFor({ 'Sec-CH-UA-Mobile': '?1' })).toBe('405 × 900');
    expect(await sizeFor({ 'User-Agent': PHONE, 'Sec-CH-UA-Mobile': '?0' })).toBe('1600 × 900');
    expect(await sizeFor({ 'User-Agent': TABLET })).toBe('1600 × 900');
    expect(await sizeFor({ 'User-Agent': 'Lynx/2.9.0' })).toBe('1600 × 900');
  });

  it('has a short address, which no size contradicts', async () => {
    const { pathname, search } = new URL(
      (
        await fetch(
          `${site.url}/wallpaper/${id}/screen?width=1920&height=1080&dpr=&fit=cover&fit=contain&preset=1080x2400`,
        )
      ).url,
    );
    expect(pathname + search).toBe(`/wallpaper/${id}/screen?fit=contain&preset=1080x2400`);
    const shown = await post({ width: '1920', height: '1080', preset: '1080x2400', border: '' });
    expect([shown.status, shown.headers.get('Location')]).toEqual([303, `/wallpaper/${id}/screen?preset=1080x2400`]);
  });
});

describe('a download of a cut', () => {
  it('counts once, has the right name and size, and is made only once', async () => {
    const before = await downloads();
    const sent = await download({ width: '640', height: '640', format: 'jpg' });
    expect(sent.status).toBe(303);
    const location = sent.headers.get('Location') ?? '';
    expect(location).toMatch(new RegExp(`^/wallpaper/${id}/file/${nameOf('640x640-cover-\\d+-50.jpg')}$`));
    const file = await fetch(site.url + location);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="?Green- valley-640x640\.jpg"?$/);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 640 });
    expect(await downloads()).toBe(before + 1);
    expect((await page('width=640&height=640')).body).not.toContain('JPEG <small>about');
  });

  it.each([
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ])('is made as %s', async (format, decoded) => {
    const cut = await fetchCut(`320x180-cover-50-50.${format}`);
    expect(cut.headers.get('Content-Type')).toBe(`image/${format}`);
    const bytes = Buffer.from(await cut.arrayBuffer());
    // The decoder of the tests may not support AVIF.
    if (decoded === 'heif') expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
    else expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 320, height: 180 });
  });

  it('has the requested border', async () => {
    const bytes = await (await fetchCut('400x400-contain-12ab34.png')).arrayBuffer();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height: 400 });
    expect([...data.subarray(0, 3)]).toEqual([0x12, 0xab, 0x34]);
  });
});

describe('the address of a cut', () => {
  it('can be cached for long, and read by any site', async () => {
    const { status, headers } = await fetchCut('500x500-cover-50-50.jpg');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each(['1601x100-cover-50-50.jpg', '500x500-cover-50-20.jpg', '500x500-inside.jpg', '500x500-cover-50-50.gif'])(
    'answers 404 for %s',
    async (rest) => {
      expect((await fetchCut(rest)).status).toBe(404);
    },
  );

  it('disappears when the wallpaper is deleted, and comes back when it is restored', async () => {
    const other = await upload('Short visit');
    const address = `/images/${other.key}/${other.key.slice(0, 8)}-200x200-cover-50-50.jpg`;
    const status = async () => (await visitor('GET', address)).status;
    expect(await status()).toBe(200);
    await admin('DELETE', `/api/wallpapers/${other.id}`);
    expect(await status()).toBe(404);
    await admin('POST', `/api/wallpapers/${other.id}/restore`);
    expect(await status()).toBe(200);
  });

  it('makes at most thirty cuts a minute for one client; existing cuts don’t count', async () => {
    const ask = (width: number) => visitor('GET', `/images/${key}/${nameOf(`${width}x100-cover-50-50.png`)}`);
    for (let width = 201; width <= 230; width++) expect((await ask(width)).status).toBe(200);
    const refused = await ask(231);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask(230)).status).toBe(200);
  });
});

describe('a focal point', () => {
  it('is found, can be chosen by the administrator, moves the cut, and can be found again', async () => {
    const ball = painted(1600, 900, (x, y) => (Math.hypot(x - 1000, y - 400) < 120 ? [220, 40, 30] : [90, 95, 100]));
    const other = await upload('Red ball', new File([new Uint8Array(await ball.png().toBuffer())], 'ball.png'));
    const path = `/api/wallpapers/${other.id}/focal-point`;
    const { version, focalPoint } = (await visitor('GET', `/api/wallpapers/${other.id}`)).body;
    expect(Math.hypot(focalPoint.x - 1000 / 1600, focalPoint.y - 400 / 900)).toBeLessThan(0.1);
    const chosen = await admin('PUT', path, { json: { x: 1, y: 0.25 } });
    expect(chosen.body).toMatchObject({ focalPoint: { x: 1, y: 0.25 }, version });
    const sent = await post({ intent: 'download', width: '300', height: '300' }, other.id);
    expect(sent.headers.get('Location')).toContain('-300x300-cover-100-50.jpg');
    const again = (await admin('DELETE', path)).body.focalPoint;
    // It is found in the stored rendition, which differs slightly from the uploaded pixels.
    expect(again.x).toBeCloseTo(focalPoint.x, 1);
    expect(again.y).toBeCloseTo(focalPoint.y, 1);
  });

  it.each([{}, { x: 0.5 }, { x: 1.1, y: 0 }, { x: -0.1, y: 0 }, { x: '', y: 0 }, { x: null, y: 0 }, { x: true, y: 0 }])(
    'cannot be %j',
    async (json) => {
      expect((await admin('PUT', `/api/wallpapers/${id}/focal-point`, { json })).status).toBe(422);
    },
  );
});
