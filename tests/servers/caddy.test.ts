import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { type ReverseProxy, reserveProxyPorts, siteUrl, startCaddy } from '../support/proxies';
import { type Site, startSite } from '../support/site';
import { formOf, logIn, SCRIPT, visit, visitPlainly } from '../support/visitor';

const MAX_UPLOAD_MB = 3;

let site: Site;
let caddy: ReverseProxy;
let cookie: string;

beforeAll(async () => {
  const ports = await reserveProxyPorts();
  const settings = { SITE_URL: siteUrl(ports), TRUST_PROXY: '127.0.0.1', MAX_UPLOAD_MB: String(MAX_UPLOAD_MB) };
  site = await startSite({ env: settings });
  caddy = await startCaddy(ports, [Number(new URL(site.url).port)]);
  cookie = await logIn(caddy, site.adminPassword);
});
afterAll(async () => {
  await caddy?.stop();
  await site?.stop();
});

it('a page arrives as the site has made and compressed it', async () => {
  const plain = await visit(caddy, '/help');
  const small = await visit(caddy, '/help', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.status, plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
    200,
    undefined,
    'br',
  ]);
  expect(brotliDecompressSync(small.body).toString()).toBe(plain.text);
  expect(plain.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=30');
  expect(plain.headers['strict-transport-security']).toContain('max-age=');
});

it('an upload of the largest size is accepted, and a larger one is refused with the site’s message', async () => {
  const jpeg = Buffer.from(await (await newPicture('largest.jpg', 640, 400)).arrayBuffer());
  const upload = (bytes: number) => {
    const image = new File([jpeg, new Uint8Array(bytes - jpeg.length)], 'largest.jpg');
    const headers = { ...SCRIPT, cookie };
    return visit(caddy, '/api/wallpapers', { method: 'POST', headers, body: formOf({ image }) });
  };
  const most = MAX_UPLOAD_MB * 1024 * 1024;
  const made = await upload(most);
  expect(made.status).toBe(201);
  const { pathname } = new URL(JSON.parse(made.text).imageUrl);
  expect((await visit(caddy, pathname)).headers['cache-control']).toContain('s-maxage=600');
  const larger = await upload(most + 1);
  expect([larger.status, JSON.parse(larger.text)]).toEqual([413, expect.objectContaining({ error: 'too_large' })]);
});

it('the visitor counts for limits, not Caddy, and cannot fake an address', async () => {
  const pick = (from: string) => visit(caddy, '/api/random', { from, headers: { 'x-forwarded-for': '203.0.113.9' } });
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await pick('127.0.0.2')).status);
  expect(answers.filter((status) => status !== 302)).toEqual([429]);
  expect((await pick('127.0.0.3')).status).toBe(302);
});

it('other names and plain http lead to the site', async () => {
  for (const host of ['evil.example', 'wallpapers.example']) {
    const plain = await visitPlainly(caddy, '/tag/sea?after=1', { host });
    expect([plain.status, plain.headers.location]).toEqual([308, `${siteUrl(caddy.ports)}/tag/sea?after=1`]);
  }
});
