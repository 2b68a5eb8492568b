import type { Readable } from 'node:stream';
import { Readable as ReadableText } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeEach, describe, expect, test } from 'vitest';
import { listSitemapParts, openSitemap, openSitemapPart } from '~/features/integrations/discovery/sitemap.server';
import { addMany, addWallpaper, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const ORIGIN = 'https://gallery.test';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

async function addWithId(id: number): Promise<void> {
  await query(em(), 'update wallpaper set id = ? where id = ?', [id, await addWallpaper(em())]);
}

const pagesOf = async (xml: Readable) => parseSitemap(ReadableText.from(await text(xml)));
const pathsOf = async (xml: Readable) => (await pagesOf(xml)).map(({ url }) => new URL(url).pathname);
const sitemap = () => openSitemap(em(), ORIGIN);
const part = (file: string) => openSitemapPart(em(), ORIGIN, file);

describe('the sitemap of a small gallery', () => {
  test('lists every page in one file', async () => {
    const id = await addWallpaper(em(), { tags: ['blue sky', 'žluť'] });
    await query(em(), `insert into tag (name, slug) values ('unused', 'unused')`);
    const paths = await pathsOf(await sitemap());
    expect(paths.slice(0, 5)).toEqual(['/', '/help', '/contact', '/terms', '/privacy']);
    expect(paths).toEqual(expect.arrayContaining(['/colour/teal']));
    expect(paths).toEqual(expect.arrayContaining(['/category/nature', '/tag/blue-sky', '/tag/%C5%BElu%C5%A5']));
    expect(paths).not.toContain('/tag/unused');
    expect(paths.at(-1)).toBe(`/wallpaper/${id}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('gives the picture and the last change of each wallpaper', async () => {
    const id = await addWallpaper(em());
    await query(em(), `update wallpaper set updated_at = '2024-02-29 12:00:00+00' where id = ?`, [id]);
    const [row] = await query(em(), 'select file_key from wallpaper where id = ?', [id]);
    expect((await pagesOf(await sitemap())).at(-1)).toMatchObject({
      url: `${ORIGIN}/wallpaper/${id}`,
      lastmod: '2024-02-29T12:00:00.000Z',
      img: [{ url: `${ORIGIN}/images/${row.file_key}/${row.file_key.slice(0, 8)}-1920w.jpg` }],
    });
  });

  test('exists without wallpapers', async () => {
    expect(await pathsOf(await sitemap())).toContain('/category/nature');
  });
});

describe('the sitemap of a large gallery', () => {
  test('is an index of id ranges, without empty ones', async () => {
    for (const id of [1, 10_000, 10_001, 45_000, 2_147_483_647]) await addWithId(id);
    expect(await listSitemapParts(em())).toEqual([1, 2, 5, 214_749]);
    const index = await parseSitemapIndex(ReadableText.from(await text(await sitemap())));
    expect(index.map(({ url }) => url)).toEqual(
      ['pages', 1, 2, 5, 214_749].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
    );
  });

  test('has each wallpaper in exactly one part', async () => {
    for (const id of [1, 10_000, 10_001, 2_147_483_647]) await addWithId(id);
    expect(await pathsOf(await part('1.xml'))).toEqual(['/wallpaper/1', '/wallpaper/10000']);
    expect(await pathsOf(await part('2.xml'))).toEqual(['/wallpaper/10001']);
    expect(await pathsOf(await part('214749.xml'))).toEqual(['/wallpaper/2147483647']);
    expect(await pathsOf(await part('pages.xml'))).not.toContain('/wallpaper/1');
  });

  test('continues across gaps and across reads', async () => {
    const ids = await addMany(em(), 2300);
    const first = (ids[0] ?? 0) - 1;
    // Renumbers from 1, since earlier tests used up ids.
    await query(em(), 'update wallpaper set id = id + 100000000');
    await query(em(), 'update wallpaper set id = (id - 100000000 - ?)', [first]);
    await query(em(), 'delete from wallpaper where id between 900 and 1100');
    const paths = await pathsOf(await part('1.xml'));
    expect(paths).toHaveLength(2300 - 201);
    expect(paths.slice(898, 901)).toEqual(['/wallpaper/899', '/wallpaper/1101', '/wallpaper/1102']);
  });

  test.each([
    ...['3.xml', '0.xml', '1', '01.xml', '-1.xml', '1e3.xml', '1.xml.xml', '999999.xml', '99999999999.xml'],
    ...['index.xml', ''],
  ])('%j is not found', async (file) => {
    await addWithId(1);
    await expect(part(file)).rejects.toMatchObject({ code: 'not_found' });
  });
});
