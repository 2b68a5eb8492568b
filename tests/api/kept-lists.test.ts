import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { client, newAddress, newPicture } from '../support/api-client';
import { readmeIn, unpack } from '../support/packages';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, admin, upload, newVisitor } = onSharedSite();

const ids: number[] = [];

beforeAll(async () => {
  for (const [title, width, height] of [
    ['Harbour', 1400, 800],
    ['Meadow', 320, 200],
    ['Tower', 200, 320],
  ] as const) {
    ids.push((await upload({ title }, await newPicture(`${title}.jpg`, width, height))).id);
  }
});

/** A visitor with an address of their own, whose browser keeps cookies. */
function visitor() {
  const address = newAddress();
  let cookie = '';
  const send = async (method: string, path: string, options = {}) => {
    const answer = await client(site.url, cookie, address)(method, path, options);
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      if (pair.startsWith('list-')) cookie = pair;
    }
    return answer;
  };
  const keep = (id = 0) => change('/keep', { id });
  const change = (path: string, fields: Record<string, string | number>) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    return send('POST', path, {
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    });
  };
  return { send, keep, change };
}

/** Both addresses of a new list with all pictures. */
async function aList() {
  const { send, keep, change } = visitor();
  for (const id of ids) await keep(id);
  const path = new URL((await send('GET', '/list')).headers.get('Location') ?? '', site.url).pathname;
  const { body } = await send('GET', path);
  const [, shared = ''] = /value="http[^"]*(\/list\/[\w-]{22})"/.exec(body) ?? [];
  return { send, change, path, shared, token: shared.slice(6) };
}

const get = (path: string) => newVisitor()('GET', path);
const titlesOn = (body: string) => [...body.matchAll(/<h[23][^>]*><a [^>]*>([^<]+)</g)].map(([, title]) => title);

describe('keeping', () => {
  it('sets no cookie before the first press, and changes no page after it', async () => {
    const before = await get(`/wallpaper/${ids[0]}`);
    expect(before.headers.getSetCookie()).toEqual([]);
    const { send, keep } = visitor();
    expect((await send('GET', '/list')).headers.getSetCookie()).toEqual([]);
    const kept = await keep(ids[0]);
    expect(kept.status).toBe(303);
    expect(kept.headers.get('Location')).toMatch(/\/list\/[\w-]{22}#w\d+$/);
    const [cookie = ''] = kept.headers.getSetCookie();
    expect(cookie).toMatch(/^list-[0-9a-f]{8}=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const after = await send('GET', `/wallpaper/${ids[0]}`);
    expect(after.body).toBe(before.body);
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    expect(after.headers.get('Cache-Control')).toContain('public');
    expect(after.headers.get('Server-Timing')).toMatch(/cache;desc=(hit|miss)/);
  });

  it('answers scripts with the number of wallpapers', async () => {
    const { send } = visitor();
    for (const count of [1, 2]) {
      const { status, body } = await send('POST', `/api/wallpapers/${ids[count]}/keep`);
      expect(status).toBe(200);
      expect(body).toEqual({ ok: true, count });
    }
    expect((await send('POST', '/api/wallpapers/999999/keep')).status).toBe(404);
  });

  it('is refused for forms of other sites, and stops at 20 new lists a day', async () => {
    const { send } = visitor();
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', '/keep', { body: `id=${ids[0]}`, headers })).status).toBe(403);
    const address = newAddress();
    const press = () => client(site.url, undefined, address)('POST', `/api/wallpapers/${ids[0]}/keep`);
    for (let press_ = 0; press_ < 20; press_ += 1) expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(429);
  });

  it('says when the list is full, and leads to it', async () => {
    const { send, keep } = visitor();
    await keep(ids[0]);
    const full = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ id: 1_000_000 + index, note: '' })));
    await inDatabase(site, `update kept_list set pictures = '${full}'`);
    const { status, headers } = await keep(ids[1]);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/list');
    const { status: refused, body } = await send('POST', `/api/wallpapers/${ids[1]}/keep`);
    expect(refused).toBe(409);
    expect(body.message).toContain('500 wallpapers');
  });
});

describe('the page of a list', () => {
  it('is kept from other sites, search engines and shared caches, and unknown ones are 404', async () => {
    const { path, shared } = await aList();
    for (const [address, status] of [
      [path, 200],
      [shared, 200],
      ['/list?keep=1', 200],
      ['/list/unknown', 404],
      [`${path}x`, 404],
    ] as const) {
      const answer = await get(address);
      expect(answer.status, address).toBe(status);
      expect(answer.headers.get('Referrer-Policy'), address).toBe('same-origin');
      expect(answer.headers.get('X-Robots-Tag'), address).toBe('noindex');
      expect(answer.headers.get('Cache-Control'), address).toMatch(/^private/);
      expect(answer.body).not.toMatch(new RegExp(`rel="canonical" href="[^"]*${path}`));
    }
    expect((await get('/robots.txt')).body).toContain('Disallow: /list/\n');
  });

  it('can be changed by its secret address only', async () => {
    const { change, path, shared } = await aList();
    await change(path, { intent: 'rename', title: 'For  the study' });
    await change(path, { intent: 'up', id: ids[2] ?? 0 });
    await change(path, { intent: 'up', id: ids[2] ?? 0 });
    await change(path, { intent: 'edit', id: ids[0] ?? 0, note: 'Left screen' });
    const fields = { id: ids[0] ?? 0, title: 'Mine', note: 'Mine' };
    for (const intent of ['delete', 'remove', 'rename', 'edit', 'up', 'down', 'replace', 'use']) {
      const refused = await change(shared, { intent, ...fields });
      expect([intent, refused.status, refused.headers.getSetCookie()]).toEqual([intent, 403, []]);
      expect(refused.body).toContain('This link only shows the list.');
    }
    const { body } = await get(shared);
    expect(body).toContain('>For the study</h1>');
    expect(titlesOn(body)).toEqual(['Tower', 'Harbour', 'Meadow']);
    expect(body).not.toContain('Left screen');
    expect((await get(path)).body).toContain('Left screen');
    const long = 'x'.repeat(301);
    const refused = await change(path, { intent: 'edit', id: ids[0] ?? 0, note: long });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(`value="${long}"`);
    await change(path, { intent: 'delete' });
    for (const address of [path, shared]) expect((await get(address)).status).toBe(404);
  });

  it('loses what is deleted, and gets it back in its place', async () => {
    const { path, shared } = await aList();
    await admin('DELETE', `/api/wallpapers/${ids[1]}`);
    for (const address of [path, shared]) expect(titlesOn((await get(address)).body)).toEqual(['Harbour', 'Tower']);
    await admin('POST', `/api/wallpapers/${ids[1]}/restore`);
    for (const address of [path, shared])
      expect(titlesOn((await get(address)).body)).toEqual(['Harbour', 'Meadow', 'Tower']);
  });

  it('on another device it can become the list of that browser, but not by another site’s form', async () => {
    const { path } = await aList();
    const { send } = visitor();
    const use = (from: string) =>
      send('POST', path, {
        body: 'intent=use',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': from },
      });
    expect((await use('cross-site')).status).toBe(403);
    expect((await use('same-origin')).status).toBe(303);
    expect((await send('GET', '/list')).headers.get('Location')).toBe(path);
  });

  it('needs no storage for up to fifty named wallpapers', async () => {
    const named = [ids[2], ids[0], 999_999].join(',');
    expect(titlesOn((await get(`/list?keep=${named}`)).body)).toEqual(['Tower', 'Harbour']);
    const many = Array.from({ length: 60 }, (_, index) => index + 1).join(',');
    expect((await get(`/list?keep=${many}`)).body).toContain('These are the first 50.');
    expect((await get('/list?keep=x')).body).toContain('Nothing here yet');
  });
});

describe('downloading all', () => {
  const jpegsIn = (files: Record<string, Uint8Array>) => Object.keys(files).filter((name) => name.endsWith('.jpg'));

  it('has each picture in the order of the list, large enough for the screen or in full', async () => {
    const { token, change, path } = await aList();
    await change(path, { intent: 'up', id: ids[2] ?? 0 });
    for (const [preset, width] of [
      ['1280x720', 1280],
      ['', 1400],
    ] as const) {
      const files = await unpack(await fetch(`${site.url}/packages/pictures.zip?list=${token}&preset=${preset}`));
      expect(jpegsIn(files)).toEqual([0, 2, 1].map((one) => expect.stringMatching(new RegExp(`-${ids[one]}\\.jpg$`))));
      expect((await sharp(files[`tapeta/harbour-${ids[0]}.jpg`]).metadata()).width).toBe(width);
      expect(readmeIn(files)).toContain('Meadow');
    }
  });

  it('goes on at an offset, and refuses what makes no sense', async () => {
    const { token } = await aList();
    const path = `/packages/pictures.zip?list=${token}`;
    expect(jpegsIn(await unpack(await fetch(`${site.url}${path}&limit=200&offset=2`)))).toEqual([
      `tapeta/tower-${ids[2]}.jpg`,
    ]);
    for (const [query, status] of [
      [`${path}&preset=huge`, 400],
      [`${path}&offset=3`, 404],
      ['/packages/pictures.zip?list=unknown', 404],
    ] as const)
      expect((await get(query)).status, query).toBe(status);
  });
});

describe('in a wallpaper changer', () => {
  it('random and daily pick from the list', async () => {
    const { change, path, token } = await aList();
    await change(path, { intent: 'remove', id: ids[0] ?? 0 });
    await change(path, { intent: 'remove', id: ids[1] ?? 0 });
    for (const kind of ['random', 'daily']) {
      const { status, body } = await get(`/api/${kind}?list=${token}&as=json`);
      expect(status).toBe(200);
      expect(body.title, kind).toBe('Tower');
      expect((await get(`/api/${kind}?list=unknown`)).status).toBe(404);
    }
    // No answer is kept: the list changes without a new version of the gallery.
    await change(path, { intent: 'delete' });
    for (const kind of ['random', 'daily']) expect((await get(`/api/${kind}?list=${token}&as=json`)).status).toBe(404);
  });

  it('feeds and ZIPs have only the list', async () => {
    const { change, path, token, shared } = await aList();
    await change(path, { intent: 'rename', title: 'Study' });
    await change(path, { intent: 'remove', id: ids[1] ?? 0 });
    const { body: feed } = await get(`/feed.xml?list=${token}`);
    expect([...feed.matchAll(/<item>/g)]).toHaveLength(2);
    expect(feed).toContain(`${shared}</link>`);
    const files = await unpack(await fetch(`${site.url}/packages/pictures.zip?list=${token}`));
    expect(readmeIn(files)).toContain('Tower');
    expect(readmeIn(files)).not.toContain('Meadow');
    expect(Object.keys(files)[0]).toContain('study');
  });

  it('the page of changers puts the list into every address', async () => {
    const { token } = await aList();
    const { status, body } = await get(`/changers?list=${token}&program=curl`);
    expect(status).toBe(200);
    expect(body).toContain(`list=${token}`);
    expect(body).toContain(`href="/list/${token}"`);
    expect((await get('/changers?list=unknown')).status).toBe(404);
  });
});
