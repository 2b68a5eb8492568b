import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { fileKeyIn, renditionPath } from '~/images/renditions';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

let large: ApiWallpaper;
let other: ApiWallpaper;

beforeAll(async () => {
  const upload = async (width: number, height: number) => {
    const form = { image: await newPicture('picture.jpg', width, height) };
    return ApiWallpaper.parse((await admin('POST', '/api/wallpapers', { form })).body);
  };
  large = await upload(3000, 1688);
  other = await upload(3000, 1688);
});

const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });
const lastSegment = (url: string) => url.split('/').at(-1) ?? '';

it('the last segment of each file is unique and ends in its type', () => {
  const urls = [large, other].flatMap(({ renditions }) => renditions.map(({ url }) => url));
  expect(new Set(urls.map(lastSegment)).size).toBe(urls.length);
  for (const url of urls) expect(lastSegment(url)).toMatch(/^[0-9a-f]{8}-(\d+w|full)\.(avif|webp|jpg)$/);
});

it('the largest file is as large as the upload', () => {
  expect(large.renditions.at(-1)).toMatchObject({ width: 3000, height: 1688, type: 'image/jpeg' });
});

it('every file has the given size, is cached permanently and can be read by other sites', async () => {
  for (const { url, type, ...size } of large.renditions) {
    const answer = await get(url);
    const { status, headers } = answer;
    expect([url, status, headers.get('Content-Type')]).toEqual([url, 200, type]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Content-Disposition')).toBeNull();
    expect(await sharp(await answer.arrayBuffer()).metadata(), url).toMatchObject(size);
  }
});

it('the short addresses in pages lead to the same bytes', async () => {
  const short = renditionPath(fileKeyIn(large.imageUrl), 2560, 'jpg');
  const [one, another] = await Promise.all([get(short), get(large.imageUrl)]);
  expect(one.headers.get('ETag')).toBe(another.headers.get('ETag'));
});

it('a name with the prefix of another picture is a 404', async () => {
  for (const { url } of [large.renditions[0], large.renditions.at(-1)].flatMap((file) => file ?? [])) {
    const mixed = url.replace(
      lastSegment(url),
      lastSegment(url).replace(/^[0-9a-f]{8}/, fileKeyIn(other.imageUrl).slice(0, 8)),
    );
    expect((await get(mixed)).status, mixed).toBe(404);
  }
});

it('the previous address of the full picture redirects permanently to the new one', async () => {
  const { status, headers } = await get(`/wallpaper/${large.id}/file/full`);
  expect(status).toBe(301);
  expect(new URL(headers.get('Location') ?? '', site.url).href).toBe(
    new URL(large.renditions.at(-1)?.url ?? '', site.url).href,
  );
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect((await get('/wallpaper/999999/file/full')).status).toBe(404);
});
