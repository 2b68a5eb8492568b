import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childrenOf } from '../bench/processes';
import { effortOf } from '../gauntlet/memory';
import { administrator, newAddress, newPicture } from '../support/api-client';
import { type Site, startSite } from '../support/site';

/** CPU time of a worker, for one request of at most 16 KB. */
const MAX_MS = 100;
const LENGTH = 13_000;

const ADDRESSES = [
  ...['/', '/category/nature', '/tag/sea', '/wallpaper/1', '/help', '/contact', '/subscribe', '/login', '/none'],
  ...['/more/', '/suggestions', '/301', '/400', '/_root.data', '/__manifest', '/opensearch.xml'],
  ...['/manifest.webmanifest'],
  ...['/feed.xml', '/category/nature/feed.atom', '/sitemap.xml', '/sitemap/1.xml', '/robots.txt', '/favicon.ico'],
  ...['/api/wallpapers', '/api/wallpapers/1', '/api/categories', '/api/analytics', '/api/random', '/api/daily'],
  ...['/random/64x64'],
  ...['/api/openapi.json', '/api/none', '/health', '/health/ready', '/images/0/320.webp', '/wallpaper/1/file/original'],
  ...['/unsubscribe/1-x', '/subscribe/confirm/x', '/wallpaper/1/share', '/build/none.js'],
];

const repeated = (text: string) => text.repeat(Math.floor(LENGTH / text.length));
/** The parameters that pages read, and an unknown one. Those that are numbers. */
const NUMBERS = ['seed', 'offset', 'after', 'limit'];
const NAMES = ['q', 'tags', 'device', 'sort', 'p', 'next', 'none', ...NUMBERS];

const QUERIES = [
  ...NAMES.map((name) => `${name}=${'a'.repeat(LENGTH)}`),
  ...NUMBERS.map((name) => `${name}=${'9'.repeat(LENGTH)}`),
  ...['q', 'tags'].flatMap((name) => [
    `${name}=${repeated('a,')}`,
    `${name}=${repeated('%20a')}`,
    `${name}=${repeated('%22a%22-')}`,
    `${name}=${repeated('%C3%A4%CC%88')}`,
    `${name}=${repeated('%F0%9F%8F%94')}`,
    `${name}=${repeated('(((')}`,
    `${name}=${repeated('%')}`,
  ]),
  `${'a'.repeat(LENGTH)}!`,
  repeated('q=a&'),
  repeated('tags=a&'),
  repeated('&'),
  repeated('a[b]=c&'),
  `a${repeated('[a]')}=1`,
];
const PATHS = [
  repeated('/a'),
  repeated('/%2e%2e'),
  repeated('//'),
  `${repeated('/')}a`,
  `/${'a'.repeat(LENGTH)}`,
  `/${repeated('%C3%A4')}`,
];
const HEADERS: Record<string, string>[] = [
  { Cookie: repeated('a=b; ') },
  { Cookie: `sid=${'a'.repeat(LENGTH)}` },
  { Cookie: `flash=${repeated('e30.')}` },
  { 'Accept-Encoding': repeated('br;q=0.1,') },
  { Accept: repeated('text/a;q=0.1,') },
  { 'Accept-Language': repeated('de;q=0.1,') },
  { Range: `bytes=${repeated('0-0,')}0-0` },
  { 'If-None-Match': repeated('W/"a",') },
  { 'If-Modified-Since': 'a'.repeat(LENGTH) },
  { Referer: `http://x/${repeated('a/')}` },
  { Origin: `http://${'a'.repeat(LENGTH)}` },
  { 'User-Agent': repeated('Mozilla (') },
  { 'X-Forwarded-For': repeated('1.1.1.1,') },
  { Forwarded: repeated('for=1.1.1.1,') },
];
const FORMS = [
  ...['/contact', '/subscribe', '/login', '/wallpaper/1/download', '/api/contact', '/api/subscribe'],
  ...['/api/auth/login'],
];
const BODIES: [type: string, body: string][] = [
  ['application/x-www-form-urlencoded', repeated('a=b&')],
  ['application/x-www-form-urlencoded', `email=${repeated('a@')}`],
  ['application/x-www-form-urlencoded', `message=${repeated('%F0%9F%8F%94')}`],
  ['application/x-www-form-urlencoded', `a${repeated('[a]')}=1`],
  ['application/json', `${'['.repeat(6000)}${']'.repeat(6000)}`],
  ['application/json', `{"email":"${repeated('a.')}@a"}`],
  ['application/json', `{${Array.from({ length: 1200 }, (_, index) => `"a${index}":1`)}}`],
  ['multipart/form-data; boundary=a', repeated('--a\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n')],
  ['multipart/form-data; boundary=a', `--a\r\n${repeated('A: b\r\n')}`],
];

let site: Site;
let worker: number;

beforeAll(async () => {
  site = await startSite();
  const send = await administrator(site);
  await send('POST', '/api/wallpapers', { form: { image: await newPicture(), title: 'Sea', tags: 'sea' } });
  worker = childrenOf(site.pid, 'remix-run')[0] ?? 0;
  for (const address of ADDRESSES) await ask({ address });
});
afterAll(() => site.stop());

interface Shape {
  method?: string;
  address: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Resolves when the request ends, in any way. Sent by hand, because client libraries would correct some of them. */
function ask({ method = 'GET', address, headers = {}, body }: Shape): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site.url);
    const all = { 'X-Forwarded-For': newAddress(), ...headers };
    const sent = httpRequest({ hostname, port, method, path: address, headers: all, agent: false }, (answer) => {
      answer.resume().once('close', resolve);
    });
    sent.once('error', () => resolve()).end(body);
  });
}

/** Requests that cost too much every time: once may be garbage collection or compilation. */
async function costly(shapes: Shape[]): Promise<string[]> {
  const found: string[] = [];
  for (const shape of shapes) {
    if (await isCheapOnce(shape)) continue;
    found.push(JSON.stringify(shape).slice(0, 200));
  }
  return found;
}

async function isCheapOnce(shape: Shape): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1) if ((await costOf(shape)) <= MAX_MS) return true;
  return false;
}

async function costOf(shape: Shape): Promise<number> {
  const before = effortOf(worker);
  await ask(shape);
  return effortOf(worker) - before;
}

it('no long path is costly', async () => {
  expect(await costly([...PATHS, ...PATHS.map((path) => `/api${path}`)].map((address) => ({ address })))).toEqual([]);
});

it.each(ADDRESSES)(
  'no parameters of %s are costly',
  async (address) => {
    expect(await costly(QUERIES.map((query) => ({ address: `${address}?${query}` })))).toEqual([]);
  },
  120_000,
);

it.each(HEADERS.map((headers) => [Object.keys(headers)[0], headers] as const))(
  'no %s header is costly',
  async (_, headers) => {
    expect(await costly(ADDRESSES.map((address) => ({ address, headers })))).toEqual([]);
  },
  120_000,
);

it.each(FORMS)(
  'no form sent to %s is costly',
  async (address) => {
    const shapes = BODIES.map(([type, body]) => {
      const headers = { 'Content-Type': type, Origin: site.url, 'X-Requested-With': 'XMLHttpRequest' };
      return { method: 'POST', address, headers, body };
    });
    expect(await costly(shapes)).toEqual([]);
  },
  120_000,
);
