import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { type ReverseProxy, reserveProxyPorts, SITE_NAME, siteUrl, startNginx } from '../support/proxies';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';
import { type Answer, formOf, logIn, SCRIPT, visit, visitPlainly } from '../support/visitor';

const MAX_UPLOAD_MB = 3;

let site: Site;
let nginx: ReverseProxy;
let cookie: string;
let first: Made;
let second: Made;

interface Made {
  id: number;
  imageUrl: string;
}

beforeAll(async () => {
  const ports = await reserveProxyPorts();
  const settings = { SITE_URL: siteUrl(ports), TRUST_PROXY: '127.0.0.1', MAX_UPLOAD_MB: String(MAX_UPLOAD_MB) };
  site = await startSite({ env: settings });
  nginx = await startNginx(ports, [Number(new URL(site.url).port)]);
  cookie = await logIn(nginx, site.adminPassword);
  first = JSON.parse((await upload(await newPicture('first.jpg', 1400, 900))).text);
  second = JSON.parse((await upload(await newPicture('second.jpg'))).text);
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

const upload = (image: File) =>
  visit(nginx, '/api/wallpapers', { method: 'POST', headers: { ...SCRIPT, cookie }, body: formOf({ image }) });

const cacheOf = ({ headers }: Answer) => headers['x-cache'];
const get = (path: string, headers: Record<string, string> = {}) => visit(nginx, path, { headers });

/** Empties the cache, so that tests do not affect each other. */
let asked = 0;
const newAddress = () => `/?offset=${++asked}`;

describe('a page', () => {
  it('is cached for visitors, and updated within seconds after a change', async () => {
    const path = '/help';
    expect(cacheOf(await get(path))).toBe('MISS');
    const again = await get(path);
    expect([again.status, cacheOf(again)]).toEqual([200, 'HIT']);
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=30');
    expect((await get(path, { 'if-none-match': again.headers.etag ?? '' })).status).toBe(304);

    const shown = async () => (await get(`/wallpaper/${first.id}`)).text;
    expect(await shown()).not.toContain('A new title');
    const json = { title: 'A new title', resolution: '1400x900', fileSize: '1 MB' };
    const headers = { ...SCRIPT, cookie, 'content-type': 'application/json' };
    await visit(nginx, `/api/wallpapers/${first.id}`, { method: 'PUT', headers, body: JSON.stringify(json) });
    await until('visitors see the change', async () => (await shown()).includes('A new title'));
  });

  it.each([
    ['the administrator', () => ({ cookie })],
    ['a visitor for whom a message waits', () => ({ cookie: `theme=dark; ${cookie.replace('sid', 'flash')}` })],
    ['a script that says who it is', () => ({ authorization: 'Basic eDp4' })],
  ])('is never cached for %s', async (_who, headers) => {
    for (const path of [newAddress(), '/api/wallpapers?limit=7', `/wallpaper/${second.id}`]) {
      await get(path);
      for (const own of [await get(path, headers()), await get(path, headers())])
        expect([cacheOf(own), own.headers['cache-control']]).toEqual(['BYPASS', 'private, no-store']);
      expect((await get(path)).headers['cache-control'], path).toContain('public');
    }
  });

  it('with Set-Cookie is not cached', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const choice = { method: 'POST', headers, body: 'small=1' };
    const chosen = await visit(nginx, '/small-pictures', choice);
    expect([chosen.status, chosen.setCookie.length]).toEqual([303, 1]);
    expect([cacheOf(chosen), cacheOf(await visit(nginx, '/small-pictures', choice))]).not.toContain('HIT');
    for (const path of ['/login', '/admin', '/contact']) {
      await get(path);
      expect([path, cacheOf(await get(path))]).toEqual([path, 'MISS']);
    }
  });

  it('is cached separately for small pictures, by header or cookie, and for each compression', async () => {
    const path = newAddress();
    const plain = await get(path);
    const saving = await get(path, { 'save-data': 'on' });
    const chosen = await get(path, { cookie: cookie.replace(/^(?:__Host-)?sid(.*)=.*/, 'small-pictures$1=1') });
    expect([plain, saving, chosen].map(cacheOf)).toEqual(['MISS', 'MISS', 'MISS']);
    expect(saving.text).toBe(chosen.text);
    expect(saving.text).not.toBe(plain.text);
    const small = await get(path, { 'accept-encoding': 'br' });
    const zipped = await get(path, { 'accept-encoding': 'gzip' });
    expect([small.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(small.body).toString()).toBe(plain.text);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    for (const [headers, answer] of [
      [{}, plain],
      [{ 'save-data': 'on' }, saving],
      [{ cookie: cookie.replace(/^(?:__Host-)?sid(.*)=.*/, 'small-pictures$1=1') }, chosen],
      [{ 'accept-encoding': 'br' }, small],
      [{ 'accept-encoding': 'gzip' }, zipped],
    ] as const) {
      const kept = await get(path, headers);
      expect([cacheOf(kept), kept.body.equals(answer.body)]).toEqual(['HIT', true]);
      expect(kept.headers.vary).toBe('Save-Data, Cookie, Accept-Encoding');
    }
  });
});

describe('a picture', () => {
  it('is cached, even in ranges', async () => {
    expect(cacheOf(await get(new URL(first.imageUrl).pathname))).toBe('MISS');
    const whole = await get(new URL(first.imageUrl).pathname);
    expect([whole.status, cacheOf(whole)]).toEqual([200, 'HIT']);
    expect(whole.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=600, immutable');
    const part = await get(new URL(first.imageUrl).pathname, { range: 'bytes=10-19' });
    expect([part.status, part.body.equals(whole.body.subarray(10, 20))]).toEqual([206, true]);
  });

  it('in the trash is no longer served after ten minutes', async () => {
    expect(cacheOf(await get(new URL(second.imageUrl).pathname))).toBe('MISS');
    const deletion = { method: 'DELETE', headers: { ...SCRIPT, cookie } };
    expect((await visit(nginx, `/api/wallpapers/${second.id}`, deletion)).status).toBe(200);
    expect(cacheOf(await get(new URL(second.imageUrl).pathname))).toBe('HIT');
    await nginx.startLater(9);
    expect(cacheOf(await get(new URL(second.imageUrl).pathname))).toBe('HIT');
    await nginx.startLater(11);
    expect((await get(new URL(second.imageUrl).pathname)).status).toBe(404);
    const stillThere = await get(new URL(first.imageUrl).pathname);
    expect([stillThere.status, cacheOf(stillThere)]).toEqual([200, 'REVALIDATED']);
  });
});

describe('uploads', () => {
  it('of the largest size are accepted, and larger ones are refused with the site’s message', async () => {
    const jpeg = Buffer.from(await (await newPicture('largest.jpg', 640, 400)).arrayBuffer());
    const padded = (bytes: number) => new File([jpeg, new Uint8Array(bytes - jpeg.length)], 'largest.jpg');
    const most = MAX_UPLOAD_MB * 1024 * 1024;
    expect((await upload(padded(most))).status).toBe(201);
    const larger = await upload(padded(most + 1));
    expect([larger.status, JSON.parse(larger.text)]).toEqual([413, expect.objectContaining({ error: 'too_large' })]);
    expect(larger.text).toContain(`${MAX_UPLOAD_MB} MB`);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const form = { method: 'POST', headers, body: `message=${'x'.repeat(2e6)}` };
    const refused = await visit(nginx, '/contact', form);
    expect(refused.status).toBe(413);
    expect(refused.text).not.toContain('nginx');
  });
});

describe('the visitor', () => {
  it('counts for limits, not nginx, and cannot fake an address', async () => {
    const pick = (from: string) => visit(nginx, '/api/random', { from, headers: { 'x-forwarded-for': '203.0.113.9' } });
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push((await pick('127.0.0.2')).status);
    expect(answers.filter((status) => status !== 302)).toEqual([429]);
    expect((await pick('127.0.0.3')).status).toBe(302);
    expect(site.log()).not.toContain('TRUST_PROXY');
  });

  it('is redirected from other names and plain http, and nothing of that is cached', async () => {
    const plain = await visitPlainly(nginx, '/tag/sea?after=1', { host: 'evil.example' });
    expect([plain.status, plain.headers.location]).toEqual([308, `${siteUrl(nginx.ports)}/tag/sea?after=1`]);
    const path = newAddress();
    for (const forged of [{ host: 'evil.example' }, { host: `${SITE_NAME}.` }]) {
      const foreign = await get(path, forged);
      expect([foreign.status, foreign.headers.location]).toEqual([308, siteUrl(nginx.ports) + path]);
    }
    const page = await get(path, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    });
    expect([page.status, page.text.includes('evil.example'), cacheOf(page)]).toEqual([200, false, 'MISS']);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
  });
});

it('leaves other names to other sites on the same nginx', async () => {
  const ports = await reserveProxyPorts();
  const neighbour = `server { listen 127.0.0.1:${ports.http} default_server; return 204; }`;
  const shared = await startNginx(ports, [Number(new URL(site.url).port)], neighbour);
  try {
    expect((await visitPlainly(shared, '/', { host: 'neighbour.example' })).status).toBe(204);
    expect((await visitPlainly(shared, '/')).status).toBe(308);
  } finally {
    await shared.stop();
  }
});

it('while the site is down, visitors get cached pages', async () => {
  const path = newAddress();
  await get(path);
  await site.stop();
  const kept = await get(path);
  expect([kept.status, kept.text.includes('<h1')]).toEqual([200, true]);
  expect((await get('/login')).status).toBe(502);
});
