import { Readable } from 'node:stream';
import sharp from 'sharp';
import { parseSitemap } from 'sitemap';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Send } from '../support/api-client';
import { keptAs, varietyItems } from '../support/media-rss';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, visitor, admin, upload } = onSharedSite();

/** Every document for programs, with its type. */
const DOCUMENTS: Record<string, string> = {
  '/sitemap.xml': 'application/xml',
  '/sitemap/pages.xml': 'application/xml',
  '/sitemap/1.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/feed.xml': 'application/rss+xml',
  '/feed.atom': 'application/atom+xml',
  '/category/nature/feed.xml': 'application/rss+xml',
  '/category/nature/feed.atom': 'application/atom+xml',
  '/tag/quiet/feed.xml': 'application/rss+xml',
  '/tag/quiet/feed.atom': 'application/atom+xml',
  '/opensearch.xml': 'application/opensearchdescription+xml',
  '/manifest.webmanifest': 'application/manifest+json',
};
const WITH_ETAG = Object.keys(DOCUMENTS).filter((path) => !path.startsWith('/sitemap'));

let reader: Send;
let wallpaper: { id: number; title: string };

beforeAll(async () => {
  reader = (method, path, options) =>
    visitor(method, path, { ...options, headers: { 'X-Requested-With': '', ...options?.headers } });
  const [{ id: categoryId }] = (await visitor('GET', '/api/categories')).body.filter(
    ({ slug }: { slug: string }) => slug === 'nature',
  );
  wallpaper = await upload({
    title: 'First light',
    tags: '["quiet"]',
    deviceType: 'pc',
    categoryId: String(categoryId),
  });
});

describe('every document for programs', () => {
  it.each(Object.entries(DOCUMENTS))('%s is %s and can be cached for a while', async (path, type) => {
    const answer = await reader('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d{3,4}$/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const head = await reader('HEAD', path);
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Type')).toBe(answer.headers.get('Content-Type'));
    expect((await reader('POST', path, { body: '' })).status).toBe(405);
  });

  it.each(WITH_ETAG)('%s is a 304 if unchanged', async (path) => {
    const { headers } = await reader('GET', path);
    const known = { 'If-None-Match': headers.get('ETag') ?? '' };
    const answer = await reader('GET', path, { headers: known });
    expect(answer).toMatchObject({ status: 304, body: '' });
    expect(answer.headers.get('ETag')).toBe(headers.get('ETag'));
    expect((await reader('GET', path, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
  });

  it.each([
    ...['/category/nowhere/feed.xml', '/category/nowhere/feed.atom', '/tag/nowhere/feed.xml', '/tag/---/feed.atom'],
    ...['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/1', '/sitemap/999999.xml'],
  ])('%s does not exist', async (path) => {
    const answer = await reader('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });
});

it.each(['/feed.xml', '/feed.atom', '/letters/feed.xml'])('%s has the same ids under every name', async (path) => {
  const idsAt = async (host: string, scheme: string) => {
    const headers = { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': scheme };
    const { body } = await reader('GET', path, { headers });
    expect(body).toContain(`${scheme}://${host}/`);
    return body.match(/<(guid|id)\b[^>]*>[^<]+/g);
  };
  expect(await idsAt('new.test', 'https')).toEqual(await idsAt('old.test:3000', 'http'));
});

it('a feed says when it changed and is sent again after a change', async () => {
  const before = await reader('GET', '/feed.xml');
  const modified = before.headers.get('Last-Modified') ?? '';
  const [newest] = await inDatabase<{ at: Date }>(site, 'select max(updated_at) as at from wallpaper');
  expect(modified).toBe(newest?.at.toUTCString());
  expect((await reader('GET', '/feed.xml', { headers: { 'If-Modified-Since': modified } })).status).toBe(304);

  const title = 'Last light';
  const form = { ...wallpaper, title };
  expect((await admin('PUT', `/api/wallpapers/${wallpaper.id}`, { json: form })).status).toBe(200);
  const known = { 'If-None-Match': before.headers.get('ETag') ?? '' };
  const after = await reader('GET', '/feed.xml', { headers: known });
  expect(after.status).toBe(200);
  expect(after.body).toContain(`<title><![CDATA[${title}]]></title>`);
});

it('a feed that lost its newest wallpaper is sent again to those who only know a date', async () => {
  const { id } = await upload({ title: 'Gone soon', deviceType: 'pc' });
  const modified = (await reader('GET', '/feed.xml')).headers.get('Last-Modified') ?? '';
  // Dates of HTTP have no parts of a second.
  await inDatabase(site, `update wallpaper set updated_at = updated_at - interval '2 seconds' where id = ${id}`);
  expect((await admin('DELETE', `/api/wallpapers/${id}`)).status).toBe(200);
  await inDatabase(site, `update trashed_wallpaper set deleted_at = now() + interval '2 seconds' where id = ${id}`);
  const answer = await reader('GET', '/feed.xml', { headers: { 'If-Modified-Since': modified } });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('Gone soon');
  await inDatabase(site, `update trashed_wallpaper set deleted_at = now() where id = ${id}`);
});

describe('Variety', () => {
  const feeds = [
    ...['/feed.xml', '/feed.xml?device=pc', '/feed.xml?q=light', '/tag/quiet/feed.xml', '/tag/quiet/feed.xml?not=loud'],
    ...['/category/nature/feed.xml', '/category/nature/feed.xml?shape=16:10'],
  ];

  it.each(feeds)('finds pictures in %s, each with a unique file name', async (path) => {
    const { body } = await reader('GET', path);
    const items = varietyItems(body);
    expect(items.map(({ page }) => page)).toContain(`${site.url}/wallpaper/${wallpaper.id}`);
    expect(new Set(items.map(({ image }) => keptAs(image))).size).toBe(items.length);
    for (const { image } of items) expect(keptAs(image)).toMatch(/\.jpg$/);
  });

  it('gets pictures of the size given in the feed', async () => {
    for (const { image, width, height } of varietyItems((await reader('GET', '/feed.xml')).body)) {
      const picture = await fetch(image);
      expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
      expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width, height });
    }
  });
});

it('every address in the sitemap leads to a page or a picture of this site', async () => {
  const { body } = await reader('GET', '/sitemap.xml');
  const pages = await parseSitemap(Readable.from(body));
  const found = pages.flatMap(({ url, img = [] }) => [url, ...img.map((image) => image.url)]);
  expect(found).toContain(`${site.url}/wallpaper/${wallpaper.id}`);
  const statuses: [string, number][] = [];
  for (const url of found) statuses.push([url, (await fetch(url)).status]);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

it('the icons exist in the sizes given in the manifest', async () => {
  const manifest = (await reader('GET', '/manifest.webmanifest')).body;
  expect(manifest).toMatchObject({ name: 'Tapeta', start_url: '/', scope: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(site.url + src);
    expect(icon.headers.get('Content-Type'), src).toBe(type);
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const touch = await sharp(await (await fetch(`${site.url}/apple-touch-icon.png`)).arrayBuffer()).metadata();
  expect(touch).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const answer = await fetch(`${site.url}/favicon.ico`);
  expect(answer.status).toBe(200);
  const ico = Buffer.from(await answer.arrayBuffer());
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
});

describe('error and redirect pages', () => {
  const STATUSES = [400, 401, 403, 404, 429, 500, 502, 503, 504];

  it.each(STATUSES)('/%i answers GET and HEAD with its status, and rejects other methods', async (status) => {
    expect((await reader('HEAD', `/${status}`)).status).toBe(status);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await reader(method, `/${status}`, { headers: { Origin: site.url } });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('Content-Security-Policy'), method).toContain("default-src 'self'");
    }
  });

  it('/503 says when to try again', async () => {
    expect((await reader('GET', '/503')).headers.get('Retry-After')).toBe('5');
  });

  it.each([301, 302])('/%i redirects every visitor within the site', async (status) => {
    const lead = async (path: string): Promise<[number, string | null]> => {
      const answer: Answer = await reader('GET', path);
      return [answer.status, answer.headers.get('Location')];
    };
    expect(await lead(`/${status}?to=/category/nature`)).toEqual([status, '/category/nature']);
    expect(await lead(`/${status}`)).toEqual([status, '/']);
    expect(await lead(`/${status}?to=//elsewhere.example`)).toEqual([status, '/']);
    expect(await lead(`/${status}?to=/help&to=//elsewhere.example&delay=NaN`)).toEqual([status, '/help']);
    expect(await lead(`/${status}?to=/help&delay=1`)).toEqual([200, null]);
    expect((await reader('POST', `/${status}?to=/help`, { headers: { Origin: site.url } })).status).toBe(405);
  });

  it.each(['/%E0%A4%A', '/%', '/wallpaper/%zz', '/category/%C3', '/images/%/320.webp', '/%E0%A4%A?q=1'])(
    'a broken path like %s leads to /400',
    async (path) => {
      const answer = await reader('GET', path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/400']);
    },
  );
});
