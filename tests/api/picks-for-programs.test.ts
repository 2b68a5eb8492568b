import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { administrator, client, newAddress, newPicture, type Send } from '../support/api-client';
import { type SharedSite, sharedSite } from '../support/shared-site';

let site: SharedSite;
let visitor: Send;

const PICTURES: Record<string, { deviceType: string; size: [number, number]; tags: string }> = {
  Large: { deviceType: 'pc', size: [3000, 1688], tags: 'sea' },
  Tall: { deviceType: 'mobile', size: [1080, 2340], tags: 'sea' },
  Small: { deviceType: 'tablet', size: [800, 600], tags: 'hill' },
};

beforeAll(async () => {
  site = await sharedSite();
  visitor = client(site.url);
  const admin = await administrator(site);
  for (const [title, { size, ...fields }] of Object.entries(PICTURES)) {
    await admin('POST', '/api/wallpapers', { form: { title, ...fields, image: await newPicture('a.jpg', ...size) } });
  }
});

/** Each time from another address. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return visitor(method, path, { headers: { 'X-Forwarded-For': newAddress(), 'X-Requested-With': '', ...headers } });
}
const from = { 'X-Forwarded-For': '10.250.0.1' };
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return [format, width, height];
};
const locationOf = async (path: string) => (await ask(path)).headers.get('Location') ?? '';

describe.each(['/api/random', '/api/daily', '/api/rotation'])('%s', (path) => {
  it('answers as it is asked, whatever is accepted', async () => {
    const json = { Accept: 'application/json' };
    expect((await ask(`${path}?as=redirect`, json)).status).toBe(302);
    expect((await ask(`${path}?as=json`, { Accept: 'image/*' })).body).toMatchObject({ id: expect.any(Number) });
    const text = await ask(`${path}?as=text&deviceType=pc`, json);
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text.body).toMatch(/^http:\/\/\S+-2560w\.jpg\n$/);
    expect(new URL(text.body.trim()).origin).toBe(site.url);
  });

  it.each(['as=image', 'redirect=0', 'redirect=0&as=redirect'])('%s answers the bytes themselves', async (how) => {
    const response = await fetch(`${site.url}${path}?${how}&deviceType=pc`, { redirect: 'manual', headers: from });
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(headers.get('Content-Disposition')).toMatch(/^inline; filename="[0-9a-f]{8}-2560w\.jpg"$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const same = await fetch(headers.get('Content-Location') ?? '');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(await same.arrayBuffer()))).toBe(true);
  });

  it('answers HEAD in every way', async () => {
    for (const as of ['redirect', 'json', 'text', 'image']) {
      const [get, head] = [
        await ask(`${path}?as=${as}&deviceType=pc`),
        await ask(`${path}?as=${as}&deviceType=pc`, {}, 'HEAD'),
      ];
      expect([head.status, head.body]).toEqual([get.status, '']);
      expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    }
  });

  it('cuts as the page of the screen does, and never enlarges', async () => {
    const cut = async (query: string) =>
      sizeOf(await fetch(`${site.url}${path}?${query}`, { headers: { 'X-Forwarded-For': newAddress() } }));
    expect(await cut('deviceType=pc&fit=cover&width=500&height=400')).toEqual(['jpeg', 500, 400]);
    expect(await cut('deviceType=pc&fit=cover&width=200&height=100&dpr=2&format=webp')).toEqual(['webp', 400, 200]);
    expect(await cut('deviceType=pc&fit=inside&width=600&height=600')).toEqual(['jpeg', 600, 338]);
    expect(await cut('deviceType=tablet&fit=cover&width=2000&height=2000')).toEqual(['jpeg', 600, 600]);
    expect(await locationOf(`${path}?deviceType=pc&width=500&height=400&position=left`)).toMatch(
      /-500x400-cover-0-50\.jpg$/,
    );
    expect(await locationOf(`${path}?deviceType=pc&width=500&height=400&fit=contain&border=102030`)).toMatch(
      /-500x400-contain-102030\.jpg$/,
    );
  });

  it.each([
    ['as=picture', 'as must be one of redirect, json, text, image.'],
    ['redirect=no', 'redirect must be 0 or 1.'],
    ['fit=cover', 'A cut needs width and height.'],
    ['fit=cover&width=500', 'Height is required.'],
    ['fit=cover&width=5&height=500', 'Width must be a whole number from 64 to 16,383.'],
    ['fit=fill&width=500&height=500', 'Please choose how the picture fits.'],
    ['width=500&dpr=9', 'Pixel ratio must be a number from 1 to 4.'],
    ['format=png', 'Without fit, format must be one of avif, webp, jpg.'],
    ['fit=contain&width=9000&height=9000', 'A cut may have at most 40 megapixels.'],
  ])('says what is wrong with %s', async (query, message) => {
    expect(await ask(`${path}?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('leaves out tags and words', async () => {
    const titles = async (query: string) =>
      new Set(
        (await Promise.all(Array.from({ length: 8 }, () => ask(`${path}?as=json&${query}`)))).map(
          ({ body }) => body.title,
        ),
      );
    expect(await titles('not=sea')).toEqual(new Set(['Small']));
    expect(await titles('search=-hill%20-tall')).toEqual(new Set(['Large']));
  });

  it('ignores parameters that it does not know', async () => {
    expect((await ask(`${path}?mmm-wallpaper-ts=1732406400000&utm_source=x&_=5`)).status).toBe(302);
  });
});

describe.each(['/random', '/daily'])('%s/{width}x{height}', (path) => {
  it('leads to a cut of that size, or answers its bytes', async () => {
    const location = await locationOf(`${path}/500x400?deviceType=pc`);
    expect(location).toMatch(/^\/images\/[0-9a-f]{24}\/[0-9a-f]{8}-500x400-cover-\d+-\d+\.jpg$/);
    expect(await sizeOf(await fetch(site.url + location))).toEqual(['jpeg', 500, 400]);
    const bytes = await fetch(`${site.url}${path}/500x400?deviceType=pc&redirect=0&dpr=2`, {
      redirect: 'manual',
      headers: from,
    });
    expect(await sizeOf(bytes)).toEqual(['jpeg', 1000, 800]);
  });

  it('takes a word alone for a search, unless it is none', async () => {
    const key = async (query: string) => (await locationOf(`${path}/100x100${query}`)).split('/')[2];
    const hill = await key('?search=hill');
    expect(await key('?hill')).toBe(hill);
    expect((await ask(`${path}/100x100?sea,nothing`)).status).toBe(404);
    expect((await ask(`${path}/100x100?1732406400`)).status).toBe(302);
  });

  it.each([
    ['wide', 'The size must be a width and a height, such as 1920x1080.'],
    ['10x10', 'Width must be a whole number from 64 to 16,383.'],
    ['99999x100', 'Width must be a whole number from 64 to 16,383.'],
  ])('says what is wrong with %s', async (size, message) => {
    expect(await ask(`${path}/${size}`)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('/api/rotation', () => {
  const idOf = async (query: string) => (await ask(`/api/rotation?as=json&${query}`)).body.id;

  it('shows screens with different shifts different ones, in a circle', async () => {
    const [first, second, third, fourth] = await Promise.all(
      ['0', '1', '2', '3'].map((shift) => idOf(`every=30d&shift=${shift}`)),
    );
    expect(new Set([first, second, third]).size).toBe(3);
    expect(fourth).toBe(first);
  });

  it('is kept until the slot ends', async () => {
    const { headers } = await ask('/api/rotation?every=1d');
    const end = new Date(headers.get('Expires') ?? '').getTime();
    expect(end % 86_400_000).toBe(0);
    const seconds = Number(/^public, max-age=(\d+)$/.exec(headers.get('Cache-Control') ?? '')?.[1]);
    expect(Math.abs(Date.parse(headers.get('Date') ?? '') + seconds * 1000 - end)).toBeLessThan(2000);
  });

  it('is one answer for all who ask, with Accept as with as', async () => {
    const path = '/api/rotation?every=30d&tags=sea';
    const answers = [];
    for (let turn = 0; turn < 70; turn += 1) answers.push(await ask(`${path}&cache=${turn}`, from));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect(answers.at(-1)?.headers.get('Server-Timing')).toBe('cache;desc=hit');
    expect((await ask(path, { Accept: 'application/json' })).status).toBe(200);
    expect((await ask(path)).status).toBe(302);
  });

  it.each([
    ['every=30s', 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
    ['every=0m', 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
    ['every=31d', 'every must be from 1m to 30d, such as 15m, 1h or 7d.'],
    ['shift=-1', 'shift must be a whole number from 0 up.'],
    ['shift=10000', 'shift must be at most 9,999.'],
  ])('says what is wrong with %s', async (query, message) => {
    expect(await ask(`/api/rotation?${query}`)).toMatchObject({ status: 400, body: { message } });
  });
});

it.each(['/api/random?as=picture', '/random/nonsense', '/api/rotation?every=x', '/screen?credit=x'])(
  'an address that cannot be read counts, too: %s',
  async (path) => {
    const eager = newAddress();
    const statuses: number[] = [];
    while (statuses.length <= 60) statuses.push((await ask(path, { 'X-Forwarded-For': eager })).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
    expect(statuses.at(-1)).toBe(429);
  },
);
