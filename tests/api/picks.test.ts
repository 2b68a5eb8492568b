import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { newAddress, newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { endJobs } from '../support/site-database';

const { site, visitor, upload } = onSharedSite();

/** Ids by title. */
const ids: Record<string, number> = {};

const PICTURES: Record<string, { deviceType: string; size: [number, number]; tags: string }> = {
  Large: { deviceType: 'pc', size: [2600, 1463], tags: 'sea' },
  Tall: { deviceType: 'mobile', size: [1080, 2340], tags: 'sea' },
  Small: { deviceType: 'tablet', size: [800, 600], tags: 'hill' },
};

beforeAll(async () => {
  for (const [title, { size, ...fields }] of Object.entries(PICTURES)) {
    ids[title] = (await upload({ title, ...fields }, await newPicture('picture.jpg', ...size))).id;
  }
  await endJobs(site);
});

/** Requests like curl's, each from a new address. `accept` imitates other programs. */
function pick(path: string, accept = '*/*', headers: Record<string, string> = {}) {
  const from = { 'X-Forwarded-For': newAddress() };
  return visitor('GET', path, { headers: { Accept: accept, 'X-Requested-With': '', ...from, ...headers } });
}
const fileOf = async (path: string, accept?: string) => (await pick(path, accept)).headers.get('Location') ?? '';

describe.each(['/api/random', '/api/daily'])('%s', (path) => {
  it('leads to the smallest file that covers the screen, or else to the largest', async () => {
    const key = (await visitor('GET', `/api/wallpapers/${ids.Large}`)).body.thumbnailUrl.split('/').at(-2);
    const of = (query: string, accept?: string) => fileOf(`${path}?deviceType=pc&${query}`, accept);
    const named = (name: string) => `/images/${key}/${key.slice(0, 8)}-${name}`;
    expect(await of('width=600&height=300')).toBe(named('640w.jpg'));
    expect(await of('width=640&height=361')).toBe(named('1280w.jpg'));
    expect(await of('width=1920&height=1080')).toBe(named('2560w.jpg'));
    expect(await of('height=900')).toBe(named('2560w.jpg'));
    expect(await of('')).toBe(named('2560w.jpg'));
    expect(await of('width=300', 'image/webp,*/*')).toBe(named('320w.webp'));
    const full = await of('width=3840&height=2160');
    expect(full).toBe(named('full.jpg'));
    const picture = await fetch(site.url + full);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 2600, height: 1463 });
    expect(await fileOf(`${path}?deviceType=tablet&width=9999`)).toMatch(/-800w\.jpg$/);
  });

  it('returns JSON if the request accepts it', async () => {
    const answer = await pick(`${path}?deviceType=mobile&width=500&height=500`, 'application/json');
    expect(answer.status).toBe(200);
    const { url, ...wallpaper } = ApiPickedWallpaper.parse(answer.body);
    const { body } = await visitor('GET', `/api/wallpapers/${ids.Tall}`);
    // AVIF files may have been added in the meantime.
    expect({ ...body, renditions: [] }).toMatchObject({ ...wallpaper, renditions: [] });
    expect(url.startsWith(`${site.url}/images/`)).toBe(true);
    expect(new URL(url).pathname).toMatch(/^\/images\/[0-9a-f]{24}\/[0-9a-f]{8}-640w\.jpg$/);
    expect(answer.headers.get('Vary')?.split(', ')).toContain('Accept');
  });

  it('applies filters', async () => {
    const titleOf = async (query: string) => (await pick(`${path}?${query}`, 'application/json')).body.title;
    expect(await titleOf('ratio=16:9')).toBe('Large');
    expect(await titleOf('ratio=9:19.5')).toBe('Tall');
    expect(await titleOf('tags=sea&deviceType=mobile')).toBe('Tall');
    expect(await titleOf('search=hill')).toBe('Small');
    expect(await titleOf('minWidth=2000')).toBe('Large');
  });

  it('explains when nothing matches or a parameter is invalid', async () => {
    for (const query of ['deviceType=watch', 'tags=nothing', 'minHeight=9999', 'featured=true', 'search=zzzz']) {
      expect(await pick(`${path}?${query}`)).toMatchObject({
        status: 404,
        body: { error: 'not_found', message: 'No wallpaper matches these filters.' },
      });
    }
    expect(await pick(`${path}?width=wide`)).toMatchObject({
      status: 400,
      body: { message: 'width must be a whole number, 0 or more.' },
    });
  });

  it('does not count as a download', async () => {
    for (const id of Object.values(ids)) {
      expect((await visitor('GET', `/api/wallpapers/${id}`)).body.downloads).toBe(0);
    }
  });
});

describe('for a screen size', () => {
  const sized = (width: number, height: number) => {
    const query = `width=${width}&height=${height}`;
    return [
      `/random/${width}x${height}`,
      `/daily/${width}x${height}`,
      `/api/random?${query}`,
      `/feed.xml?${query}`,
      `/feed.atom?${query}&limit=3`,
      `/packages/pictures.zip?${query}`,
    ];
  };

  /** Identifies the wallpapers in a response. Packages aren't compressed, so their README is searched too. */
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    for (const [title, id] of Object.entries(ids)) {
      keys[title] = (await visitor('GET', `/api/wallpapers/${id}`)).body.thumbnailUrl.split('/').at(-2);
    }
  });

  async function handedOut(path: string) {
    const answer = await fetch(site.url + path, { redirect: 'manual', headers: { 'X-Forwarded-For': newAddress() } });
    const text = `${answer.headers.get('Location')} ${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`;
    const isIn = ([title, id]: [string, number]) =>
      text.includes(keys[title] ?? '?') || new RegExp(`/wallpaper/${id}\\b`).test(text);
    const titles = Object.entries(ids).flatMap((one) => (isIn(one) ? [one[0]] : []));
    return { titles, fit: answer.headers.get('X-Wallpaper-Fit') };
  }

  it.each(sized(1080, 2300))('%s returns a wallpaper that fills the screen in its orientation', async (path) => {
    for (let turn = 0; turn < 2; turn += 1) expect(await handedOut(path)).toEqual({ titles: ['Tall'], fit: null });
  });

  it.each(sized(4000, 2000))('%s returns the closest wallpaper and says so', async (path) => {
    expect(await handedOut(path)).toEqual({ titles: ['Large'], fit: 'nearest' });
  });

  it('feeds and packages reject a single side or an invalid one', async () => {
    for (const path of ['/feed.xml?width=600', '/feed.xml?width=6&height=6', '/packages/pictures.zip?height=600']) {
      expect((await pick(path)).status).toBe(400);
    }
  });
});

it('a random wallpaper differs each time and is never cached', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => pick('/api/random')));
  expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(3);
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('no-store');
  const again = await pick('/api/random?as=text', '*/*', { 'If-None-Match': '*' });
  expect([again.status, again.headers.get('ETag')]).toEqual([200, null]);
});

it('the wallpaper of the day is the same for everyone and cached until midnight', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => pick('/api/daily')));
  expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  // Polls until a response is made and sent within the same second, so that its own clock is exact.
  const end = async () => {
    const { headers } = await pick('/api/daily');
    const sent = Date.parse(headers.get('Date') ?? '');
    const midnight = new Date(sent).setUTCHours(24, 0, 0, 0);
    return sent + Number(headers.get('Cache-Control')?.split('=')[1]) * 1000 - midnight;
  };
  await expect.poll(end).toBe(0);
  const json = await pick('/api/daily', 'application/json');
  expect(json.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  // A rendition that is finished in between changes the answer.
  const again = async () => {
    const { headers } = await pick('/api/daily', 'application/json');
    return (await pick('/api/daily', 'application/json', { 'If-None-Match': headers.get('ETag') ?? '' })).status;
  };
  await expect.poll(again).toBe(304);
});

/** Like `pick`, with any method and headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return visitor(method, path, { headers: { 'X-Forwarded-For': newAddress(), 'X-Requested-With': '', ...headers } });
}
const from = { 'X-Forwarded-For': '10.250.0.1' };
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return [format, width, height];
};
const locationOf = async (path: string) => (await ask(path)).headers.get('Location') ?? '';

describe.each(['/api/random', '/api/daily'])('%s', (path) => {
  it('follows `as`, whatever the request accepts', async () => {
    const json = { Accept: 'application/json' };
    expect((await ask(`${path}?as=redirect`, json)).status).toBe(302);
    expect((await ask(`${path}?as=json`, { Accept: 'image/*' })).body).toMatchObject({ id: expect.any(Number) });
    const text = await ask(`${path}?as=text&deviceType=pc`, json);
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text.body).toMatch(/^http:\/\/\S+-2560w\.jpg\n$/);
    expect(new URL(text.body.trim()).origin).toBe(site.url);
  });

  it.each(['as=image', 'redirect=0', 'redirect=0&as=redirect'])('%s returns the bytes', async (how) => {
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

  it('answers HEAD for every value of `as`', async () => {
    for (const as of ['redirect', 'json', 'text', 'image']) {
      const [get, head] = [
        await ask(`${path}?as=${as}&deviceType=pc`),
        await ask(`${path}?as=${as}&deviceType=pc`, {}, 'HEAD'),
      ];
      expect([head.status, head.body]).toEqual([get.status, '']);
      expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    }
  });

  it('cuts like the screen page and never enlarges', async () => {
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
    ['fit=fill&width=500&height=500', 'Choose how the picture fits.'],
    ['width=500&dpr=9', 'Pixel ratio must be a number from 1 to 4.'],
    ['format=png', 'Without fit, format must be one of avif, webp, jpg.'],
    ['fit=contain&width=9000&height=9000', 'A cut can have at most 40 megapixels.'],
  ])('explains what is wrong with %s', async (query, message) => {
    expect(await ask(`${path}?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('excludes tags and words', async () => {
    const titles = async (query: string) =>
      new Set(
        (await Promise.all(Array.from({ length: 8 }, () => ask(`${path}?as=json&${query}`)))).map(
          ({ body }) => body.title,
        ),
      );
    expect(await titles('not=sea')).toEqual(new Set(['Small']));
    expect(await titles('search=-hill%20-tall')).toEqual(new Set(['Large']));
  });

  it('ignores unknown parameters', async () => {
    expect((await ask(`${path}?mmm-wallpaper-ts=1732406400000&utm_source=x&_=5`)).status).toBe(302);
  });
});

describe.each(['/random', '/daily'])('%s/{width}x{height}', (path) => {
  it('leads to a cut of that size, or returns its bytes', async () => {
    const location = await locationOf(`${path}/500x400?deviceType=pc`);
    expect(location).toMatch(/^\/images\/[0-9a-f]{24}\/[0-9a-f]{8}-500x400-cover-\d+-\d+\.jpg$/);
    expect(await sizeOf(await fetch(site.url + location))).toEqual(['jpeg', 500, 400]);
    const bytes = await fetch(`${site.url}${path}/500x400?deviceType=pc&redirect=0&dpr=2`, {
      redirect: 'manual',
      headers: from,
    });
    expect(await sizeOf(bytes)).toEqual(['jpeg', 1000, 800]);
  });

  it('treats a single word as a search, but not a number', async () => {
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
  ])('explains what is wrong with %s', async (size, message) => {
    expect(await ask(`${path}/${size}`)).toMatchObject({ status: 400, body: { message } });
  });
});

it('the wallpaper of the day is one cached answer for everyone, for each Accept', async () => {
  const path = '/api/daily?tags=sea';
  const answers = [];
  for (let turn = 0; turn < 70; turn += 1) answers.push(await ask(`${path}&cache=${turn}`, from));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  expect(answers.at(-1)?.headers.get('Server-Timing')).toBe('cache;desc=hit');
  expect((await ask(path, { Accept: 'application/json' })).status).toBe(200);
  expect((await ask(path)).status).toBe(302);
});

it('the limit is sixty requests per minute; an address that cannot be read counts, too', async () => {
  const sameClient = { 'X-Forwarded-For': newAddress() };
  const unreadable = ['/api/random?as=picture', '/random/nonsense', '/api/daily?redirect=x', '/daily/1x'];
  for (const path of unreadable) expect((await ask(path, sameClient)).status, path).toBe(400);
  const asked = Array.from({ length: 57 }, () => pick('/api/random', '*/*', sameClient));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(56).fill(302), 429]);
  for (const path of unreadable) expect((await ask(path, sameClient)).status, path).toBe(429);
  // Not cached: cached answers don't count.
  const refused = await pick('/api/daily?minWidth=7', '*/*', sameClient);
  expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
