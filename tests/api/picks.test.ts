import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { administrator, client, newAddress, newPicture, type Send } from '../support/api-client';
import { type SharedSite, sharedSite } from '../support/shared-site';

let site: SharedSite;
let visitor: Send;
/** Ids by title. */
const ids: Record<string, number> = {};

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
    const form = { title, ...fields, image: await newPicture('picture.jpg', ...size) };
    ids[title] = (await admin('POST', '/api/wallpapers', { form })).body.id;
  }
});

/** As curl asks, each time from another address; `accept` as other programs do. */
function pick(path: string, accept = '*/*', headers: Record<string, string> = {}) {
  const from = { 'X-Forwarded-For': newAddress() };
  return visitor('GET', path, { headers: { Accept: accept, 'X-Requested-With': '', ...from, ...headers } });
}
const fileOf = async (path: string, accept?: string) => (await pick(path, accept)).headers.get('Location') ?? '';

describe.each(['/api/random', '/api/daily'])('%s', (path) => {
  it('leads to a picture that is there', async () => {
    const answer = await pick(path);
    expect(answer.status).toBe(302);
    const picture = await fetch(site.url + answer.headers.get('Location'));
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg');
  });

  it('leads to the smallest file that covers the screen, else to the largest', async () => {
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
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 3000, height: 1688 });
    expect(await fileOf(`${path}?deviceType=tablet&width=9999`)).toMatch(/-800w\.jpg$/);
  });

  it('tells of the wallpaper as JSON when that is accepted', async () => {
    const answer = await pick(`${path}?deviceType=mobile&width=500&height=500`, 'application/json');
    expect(answer.status).toBe(200);
    const { url, ...wallpaper } = ApiPickedWallpaper.parse(answer.body);
    const { body } = await visitor('GET', `/api/wallpapers/${ids.Tall}`);
    // AVIF files may have been made in between.
    expect({ ...body, renditions: [] }).toMatchObject({ ...wallpaper, renditions: [] });
    expect(url.startsWith(`${site.url}/images/`)).toBe(true);
    expect(new URL(url).pathname).toMatch(/^\/images\/[0-9a-f]{24}\/[0-9a-f]{8}-640w\.jpg$/);
    expect(answer.headers.get('Vary')?.split(', ')).toContain('Accept');
  });

  it('picks among what the filters leave', async () => {
    const titleOf = async (query: string) => (await pick(`${path}?${query}`, 'application/json')).body.title;
    expect(await titleOf('ratio=16:9')).toBe('Large');
    expect(await titleOf('ratio=9:19.5')).toBe('Tall');
    expect(await titleOf('tags=sea&deviceType=mobile')).toBe('Tall');
    expect(await titleOf('search=hill')).toBe('Small');
    expect(await titleOf('minWidth=2000')).toBe('Large');
  });

  it('says so when nothing matches, and what a parameter must be', async () => {
    for (const query of ['deviceType=watch', 'tags=nothing', 'minHeight=9999', 'featured=true', 'search=zzzz']) {
      expect(await pick(`${path}?${query}`)).toMatchObject({
        status: 404,
        body: { error: 'not_found', message: 'No wallpaper matches these filters.' },
      });
    }
    expect(await pick(`${path}?width=wide`)).toMatchObject({
      status: 400,
      body: { message: 'width must be a whole number from 0 up.' },
    });
  });

  it('counts no download', async () => {
    for (const id of Object.values(ids)) {
      expect((await visitor('GET', `/api/wallpapers/${id}`)).body.downloads).toBe(0);
    }
  });
});

describe('of a size', () => {
  const sized = (width: number, height: number) => {
    const query = `width=${width}&height=${height}`;
    return [
      `/random/${width}x${height}`,
      `/daily/${width}x${height}`,
      `/api/random?${query}`,
      `/api/rotation?${query}&fit=cover`,
      `/screen?${query}`,
      `/feed.xml?${query}`,
      `/feed.atom?${query}&limit=3`,
      `/packages/pictures.zip?${query}`,
    ];
  };

  /** Titles of what an answer leads to or holds: a package is stored as it is, so that its README can be read in it. */
  async function handedOut(path: string) {
    const answer = await fetch(site.url + path, { redirect: 'manual', headers: { 'X-Forwarded-For': newAddress() } });
    const text = `${answer.headers.get('Location')} ${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`;
    const titles: string[] = [];
    for (const [title, id] of Object.entries(ids)) {
      const key = (await visitor('GET', `/api/wallpapers/${id}`)).body.thumbnailUrl.split('/').at(-2);
      if (text.includes(key) || new RegExp(`/wallpaper/${id}\\b`).test(text)) titles.push(title);
    }
    return { titles, fit: answer.headers.get('X-Wallpaper-Fit') };
  }

  it.each(sized(1080, 2300))('%s hands out what stands as the screen does and fills it', async (path) => {
    for (let turn = 0; turn < 8; turn += 1) expect(await handedOut(path)).toEqual({ titles: ['Tall'], fit: null });
  });

  it.each(sized(4000, 2000))('%s hands out the nearest, and says so', async (path) => {
    expect(await handedOut(path)).toEqual({ titles: ['Large'], fit: 'nearest' });
  });

  it('scripts of other sites may read what it says', async () => {
    const { headers } = await pick('/api/random?width=4000&height=2000&as=json');
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(/X-Wallpaper-Fit/);
  });

  it('a side alone, or one that is none, is a 400 where a list is packed or fed', async () => {
    for (const path of ['/feed.xml?width=600', '/feed.xml?width=6&height=6', '/packages/pictures.zip?height=600']) {
      expect((await pick(path)).status).toBe(400);
    }
  });
});

it('a random wallpaper is another one each time, and no cache keeps it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => pick('/api/random')));
  expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(3);
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('no-store');
});

it('the wallpaper of the day is the same for everybody, and caches keep it until midnight', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => pick('/api/daily')));
  expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  // By the answer's own clock, as soon as one is made and sent in the same second.
  const end = async () => {
    const { headers } = await pick('/api/daily');
    const sent = Date.parse(headers.get('Date') ?? '');
    const midnight = new Date(sent).setUTCHours(24, 0, 0, 0);
    return sent + Number(headers.get('Cache-Control')?.split('=')[1]) * 1000 - midnight;
  };
  await expect.poll(end, { timeout: 20_000 }).toBe(0);
  const json = await pick('/api/daily', 'application/json');
  expect(json.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  const again = await pick('/api/daily', 'application/json', { 'If-None-Match': json.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

it('whoever asks more than sixty times a minute has to wait', async () => {
  const sameClient = { 'X-Forwarded-For': newAddress() };
  const asked = Array.from({ length: 61 }, () => pick('/api/random', '*/*', sameClient));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(60).fill(302), 429]);
  // Not in memory yet, which would cost nothing.
  const refused = await pick('/api/daily?minWidth=7', '*/*', sameClient);
  expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
