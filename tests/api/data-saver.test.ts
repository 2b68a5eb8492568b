import { beforeAll, describe, expect, it } from 'vitest';
import { administrator, newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { cookieOf, endJobs } from '../support/site-database';

const { site, visitor: visit } = onSharedSite();

/** With the site's own names for cookies. */
const visitor: typeof visit = async (method, path, { headers = {}, ...options } = {}) => {
  const own = headers.Cookie === undefined ? headers : { Cookie: await cookieOf(site, headers.Cookie) };
  return visit(method, path, { ...options, headers: { ...headers, ...own } });
};

const SAVING = { 'Save-Data': 'on' };
const CHOSEN = { Cookie: 'small-pictures=1' };
/** Of the scripts that take over a page. */
const CODE = /__remixContext|modulepreload/;
const WEIGHT = /<span>(\d+(?:\.\d)? KB)<span class="visually-hidden"> picture/g;

let wallpaper: string;

beforeAll(async () => {
  const send = await administrator(site);
  for (let turn = 0; turn < 14; turn++) {
    const image = await newPicture(`Small ${turn}.jpg`, 800, 500);
    const { body } = await send('POST', '/api/wallpapers', { form: { image, deviceType: 'pc', tags: '["small"]' } });
    wallpaper = `/wallpaper/${body.id}`;
  }
  await endJobs(site);
});

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await visitor('GET', path, { headers: { 'X-Requested-With': '', ...headers } })).body as string;

const cards = (html: string) => html.match(/<li (id="w\d+" )?class="card"/g)?.length ?? 0;
const picturesOf = (html: string) => [...html.matchAll(/srcSet="([^"]*)"/g)].map(([, list = '']) => list);

describe.each([
  ['whose browser saves data', SAVING],
  ['who has chosen small pictures', CHOSEN],
])('a visitor %s', (_, headers) => {
  it.each(['/', '/?tab=pc', '/tag/small'])(
    'gets fewer cards, smallest pictures and their weight on %s',
    async (path) => {
      const html = await page(path, headers);
      expect(cards(html)).toBe(12);
      expect(html.match(WEIGHT)).toHaveLength(12);
      expect(picturesOf(html).length).toBeGreaterThan(0);
      expect(picturesOf(html).filter((list) => !/^\/images\/\w+\/320\.(avif|webp) 320w$/.test(list))).toEqual([]);
      expect(html.match(CODE)).toBeNull();
      expect(html).toContain('>Full pictures</button>');
    },
  );

  it('is not offered small pictures at the top', async () => {
    expect(await page('/', headers)).not.toContain('<noscript>');
    expect(await page('/')).toMatch(
      /<noscript>.*<button [^>]*value="1"[^>]*>Small pictures: about a fifth.*<\/noscript>.*<main/s,
    );
  });

  it('shows the size of the picture that is sent', async () => {
    const html = await page('/?tab=pc', headers);
    const [, address = ''] = /srcSet="(\S+) 320w/.exec(html) ?? [];
    const { length } = await (await fetch(site.url + address)).bytes();
    const [, said] = [...html.matchAll(WEIGHT)][0] ?? [];
    expect(said).toBe(length < 9950 ? `${(length / 1000).toFixed(1)} KB` : `${Math.round(length / 1000)} KB`);
  });

  it('can page through all wallpapers', async () => {
    const html = await page('/?tab=pc', headers);
    const [, next = ''] = /href="([^"]*offset=12[^"]*)"/.exec(html) ?? [];
    const rest = await page(next.replaceAll('&amp;', '&'), headers);
    expect(cards(rest)).toBe(2);
    const ids =
      (html + rest).match(/(?<=card-picture[^>]*|href=")\/wallpaper\/\d+(?=[^"]*" class="card-picture)/g) ?? [];
    expect(new Set(ids).size).toBe(14);
  });

  it('gets small pages from Load More and as data, too', async () => {
    const [list] = (await visitor('GET', '/more/?tab=pc', { headers })).body;
    expect(list.items).toHaveLength(12);
    expect(list.items[0].smallest.bytes).toBeGreaterThan(0);
    expect((await page('/_root.data?tab=pc', headers)).match(/"dataSaver",true/)).not.toBeNull();
  });

  it('gets a smaller picture and fewer related ones on a wallpaper’s page', async () => {
    const html = await page(wallpaper, headers);
    expect(picturesOf(html).join()).not.toMatch(/800w/);
    expect(cards(html)).toBe(6);
  });

  it('gets answers that caches keep apart', async () => {
    for (const path of ['/', '/help', '/contact', '/_root.data', '/no/such/page']) {
      const answer = await visitor('GET', path, { headers });
      expect(answer.headers.get('Vary'), path).toMatch(/Save-Data, Cookie/);
    }
  });
});

it('everyone else gets the full page', async () => {
  for (const headers of [
    {},
    { 'Save-Data': 'off' },
    { Cookie: 'small-pictures=0' },
    { ...SAVING, Cookie: 'small-pictures=0' },
  ]) {
    const html = await page('/?tab=pc', headers as Record<string, string>);
    expect(cards(html)).toBe(14);
    expect(html).not.toMatch(WEIGHT);
    expect(picturesOf(html).every((list) => / 640w/.test(list))).toBe(true);
    expect(html.match(CODE)).not.toBeNull();
    expect(html).toContain('>Small pictures</button>');
  }
});

it('the admin area keeps its scripts', async () => {
  const send = await administrator(site);
  expect((await send('GET', '/admin', { headers: SAVING })).body.match(CODE)).not.toBeNull();
});

describe('the button in the footer', () => {
  const choose = (body: string, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
    visitor('POST', '/small-pictures', {
      body,
      headers: { 'X-Requested-With': '', 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('sets a cookie for a year and leads back', async () => {
    const { status, headers } = await choose('small=1&next=%2F%3Ftab%3Dpc');
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/?tab=pc');
    expect(headers.get('Set-Cookie')).toMatch(
      /^small-pictures-[0-9a-f]{8}=1; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('deletes it again', async () => {
    expect((await choose('small=0&next=/')).headers.get('Set-Cookie')).toMatch(
      /^small-pictures-[0-9a-f]{8}=; .*Max-Age=0;/,
    );
  });

  it('never leads to another site', async () => {
    for (const next of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', '']) {
      expect((await choose(`small=1&next=${encodeURIComponent(next)}`)).headers.get('Location')).toBe('/');
    }
    expect((await choose('small=1')).headers.get('Location')).toBe('/');
  });

  it('changes nothing on a GET request', async () => {
    const { status, headers } = await visitor('GET', '/small-pictures?next=/help');
    expect([status, headers.get('Location'), headers.get('Set-Cookie')]).toEqual([303, '/help', null]);
  });
});

describe('a visitor who chose a theme', () => {
  it('gets it from memory, and others keep the page that follows their device', async () => {
    for (const turn of [1, 2]) {
      const dark = await page('/?tab=pc', { Cookie: 'theme=dark' });
      const light = await page('/?tab=pc', { Cookie: 'other=1; theme=light' });
      const usual = await page('/?tab=pc');
      expect(dark, `turn ${turn}`).toContain('<meta name="color-scheme" content="dark"/>');
      expect(light, `turn ${turn}`).toContain('<meta name="color-scheme" content="light"/>');
      expect(usual, `turn ${turn}`).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(await page('/?tab=pc', { Cookie: 'theme=pink' })).toBe(usual);
    }
  });

  it('is refused another one', async () => {
    const { status, headers } = await fetch(`${site.url}/theme`, {
      method: 'POST',
      body: new URLSearchParams({ theme: 'pink' }),
      headers: { Origin: site.url },
    });
    expect(status).toBe(404);
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});
