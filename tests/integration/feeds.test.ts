import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categoryFeed, newestFeed, tagFeed } from '~/features/integrations/discovery/feeds.server';
import { lettersFeed } from '~/features/newsletter/letters/letters-feed.server';
import { type FeedIds, settleFeedIds } from '~/features/site/feed-ids.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import type { FileStore } from '~/storage/file-store.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { addCategory, addMany, addWallpaper, clearGallery } from '../support/gallery';
import { keptAs, mediaGroups, varietyItems } from '../support/media-rss';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const IDS: FeedIds = { gallery: 'a-gallery', wallpapers: 0, letters: 0, address: null, language: 'en' };
const SITE = { name: 'Gallery & <Co>', origin: 'https://gallery.test', ids: IDS };

let folder: string;
let store: FileStore;
const { em } = ownDatabase();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-feeds-'));
  store = localFileStore(path.join(folder, 'files'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => clearGallery(em()));

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
const itemLinks = (xml: string) => all(xml, /<item>.*?<link>https:\/\/gallery\.test(.*?)<\/link>/gs);

describe('the feed of the newest wallpapers', () => {
  test('has forty items, the newest first', async () => {
    const ids = await addMany(em(), 45);
    const { xml } = await newestFeed(em(), store, SITE, 'rss');
    expect(itemLinks(xml)).toEqual(
      ids
        .reverse()
        .slice(0, 40)
        .map((id) => `/wallpaper/${id}`),
    );
  });

  test('has up to a hundred items, in the requested order; a random order lasts a day', async () => {
    const ids = await addMany(em(), 110, (index) => ({ downloads: index }));
    const feed = async (search: string) =>
      newestFeed(em(), store, { ...SITE, search: new URLSearchParams(search) }, 'rss');
    const links = async (search: string) => itemLinks((await feed(search)).xml);
    const pathsOf = (some: number[]) => some.map((id) => `/wallpaper/${id}`);
    expect(await links('limit=100')).toEqual(pathsOf([...ids].reverse().slice(0, 100)));
    expect(await links('limit=1000')).toHaveLength(100);
    const taken = varietyItems((await feed('limit=100')).xml);
    expect(new Set(taken.map(({ image }) => keptAs(image))).size).toBe(100);
    expect(await links('sort=downloads&limit=3')).toEqual(pathsOf([...ids].reverse().slice(0, 3)));
    const shuffled = await links('sort=random&limit=50');
    expect(new Set(shuffled).size).toBe(50);
    expect(shuffled).not.toEqual(pathsOf([...ids].reverse().slice(0, 50)));
    expect(await links('sort=random&limit=50')).toEqual(shuffled);
    expect((await feed('sort=random&limit=50')).xml).toContain('/feed.xml?sort=random&amp;limit=50"');
    await expect(links('limit=many')).rejects.toThrow('limit must be a whole number from 1 to 100.');
  });

  test('has the picture with its type and size, as HTML and as enclosure', async () => {
    const id = await addWallpaper(em(), { title: 'Calm sea', description: 'By the sea.', tags: ['sea'] });
    const [{ file_key: key }] = await query(em(), 'select file_key from wallpaper where id = ?', [id]);
    const made = path.join(folder, 'made');
    await mkdir(made);
    await writeFile(path.join(made, '1920.jpg'), Buffer.alloc(4321));
    await store.publish(key, made);
    const addressOf = (width: number) => `https://gallery.test/images/${key}/${key.slice(0, 8)}-${width}w.jpg`;

    const rss = await newestFeed(em(), store, SITE, 'rss');
    expect(rss.xml).toContain(`<enclosure length="4321" type="image/jpeg" url="${addressOf(1920)}"/>`);
    expect(rss.xml).toContain(`<img src="${addressOf(1280)}" width="1280" height="720" alt="Calm sea (sea)"/>`);
    expect(rss.xml).toContain('<p>By the sea.</p><p>1920x1080, 1.0 MB</p>');
    const atom = await newestFeed(em(), store, SITE, 'atom');
    expect(atom.xml).toContain(`<link rel="enclosure" href="${addressOf(1920)}" type="image/jpeg" length="4321"/>`);
    const [largest] = varietyItems(rss.xml);
    expect(largest).toMatchObject({ image: addressOf(1920), width: 1920, height: 1080, bytes: 4321 });
  });

  test('lists existing JPEGs, largest first, and encloses at most 3840 px', async () => {
    await addWallpaper(em(), { width: 7680, height: 4320 });
    await addWallpaper(em(), { width: 3840, height: 2160 });
    await addWallpaper(em(), { width: 300, height: 200 });
    const { xml } = await newestFeed(em(), store, SITE, 'rss');
    expect(xml).not.toContain('NaN');
    const widths = mediaGroups(xml).map((group) => group.map(({ width }) => width));
    expect(widths).toEqual([[300], [3840, 2560, 1280, 640], [7680, 3840, 2560, 1280, 640]]);
    const enclosed = all(xml, /<enclosure [^>]*url="([^"]+)"/g).map((url) => url?.split('/').at(-1)?.slice(8));
    expect(enclosed).toEqual(['-300w.jpg', '-full.jpg', '-3840x2160-inside.jpg']);
  });

  test('contains title, description, author and tags, whatever characters they have', async () => {
    const title = '</item> & "sea" <b>';
    const id = await addWallpaper(em(), { title, description: ']]> \u0007', tags: ['sea', 'r&b'] });
    await query(em(), `update wallpaper set author = 'Ada <Example>' where id = ?`, [id]);
    const wanted = { page: `https://gallery.test/wallpaper/${id}`, headline: title, description: ']]> ' };
    const { xml } = await newestFeed(em(), store, SITE, 'rss');
    expect(varietyItems(xml)).toMatchObject([{ ...wanted, author: 'Ada <Example>', keywords: ['sea', 'r&b'] }]);
    expect(mediaGroups((await newestFeed(em(), store, SITE, 'atom')).xml)).toEqual(mediaGroups(xml));
  });

  test('has the date of the latest change; downloads do not count', async () => {
    const id = await addWallpaper(em());
    await addWallpaper(em());
    await query(em(), `update wallpaper set updated_at = '2030-01-02 03:04:05+00' where id = ?`, [id]);
    await query(em(), 'update download_count set downloads = 9');
    const { updated, xml } = await newestFeed(em(), store, SITE, 'atom');
    expect(updated.toISOString()).toBe('2030-01-02T03:04:05.000Z');
    expect(xml).toContain('<updated>2030-01-02T03:04:05.000Z</updated>');
  });

  test('is valid and stable when the gallery is empty', async () => {
    const { xml } = await newestFeed(em(), store, SITE, 'rss');
    expect(itemLinks(xml)).toEqual([]);
    expect(xml).toContain('<title>Gallery &amp; &lt;Co&gt;</title>');
    expect((await newestFeed(em(), store, SITE, 'rss')).xml).toBe(xml);
  });
});

describe('ids of feeds and their entries', () => {
  const FEEDS = { rss: /<guid[^>]*>(.*?)<\/guid>/g, atom: /<id>(.*?)<\/id>/g };
  const idsIn = async (format: keyof typeof FEEDS, origin: string, ids: FeedIds) =>
    all((await newestFeed(em(), store, { ...SITE, origin, ids }, format)).xml, FEEDS[format]);
  const letters = [2, 1].map((id) => ({
    id,
    subject: 'One',
    words: '',
    wallpapers: [],
    sentAt: new Date(0).toISOString(),
  }));

  test.each(['rss', 'atom'] as const)('are the same in %s wherever the site is', async (format) => {
    const id = await addWallpaper(em());
    const ids = await idsIn(format, 'http://192.0.2.1:3000', IDS);
    expect(ids).toContain(`tag:a-gallery,2026:/wallpaper/${id}`);
    expect(ids.every((one) => /^tag:[a-z-]+,2026:\/[^ ]*$/.test(one ?? ''))).toBe(true);
    expect(await idsIn(format, 'https://gallery.test', IDS)).toEqual(ids);
  });

  test.each(['rss', 'atom'] as const)('in %s keep the address where they had one', async (format) => {
    const [old = 0, added] = [await addWallpaper(em()), await addWallpaper(em())];
    const ids = await idsIn(format, 'https://new.test', { ...IDS, address: 'https://old.test', wallpapers: old });
    expect(ids.slice(-2)).toEqual([`tag:a-gallery,2026:/wallpaper/${added}`, `https://old.test/wallpaper/${old}`]);
    expect(ids.join()).not.toContain('new.test');
  });

  test('do so for letters, too', () => {
    const ids = { ...IDS, address: 'https://old.test', letters: 1 };
    expect(all(lettersFeed(letters, 'https://new.test', 'Gallery', ids), FEEDS.rss)).toEqual([
      'tag:a-gallery,2026:/letters/2',
      'https://old.test/letters/1',
    ]);
  });

  test('are settled once', async () => {
    const [{ id: gallery }] = await query(em(), 'select id from gallery');
    await settleFeedIds(em(), { ...IDS, address: 'https://old.test' });
    await settleFeedIds(em(), { ...IDS, address: 'https://new.test', language: 'de' });
    expect((await readSiteSettings(em())).feedIds).toEqual({ ...IDS, gallery, address: 'https://old.test' });
  });
});

describe('the feed of a category', () => {
  test('has only its own wallpapers', async () => {
    const category = await addCategory(em(), 'Deep Sea');
    const [{ slug }] = await query(em(), 'select slug from category where id = ?', [category]);
    await addWallpaper(em());
    const id = await addWallpaper(em(), { category_id: category });
    const { xml } = await categoryFeed(em(), store, SITE, 'rss', slug);
    expect(itemLinks(xml)).toEqual([`/wallpaper/${id}`]);
    expect(xml).toContain(`href="https://gallery.test/category/${slug}/feed.xml" rel="self"`);
    expect(xml).toContain('<title>Deep Sea wallpapers – Gallery');
  });

  test('does not exist without the category', async () => {
    await expect(categoryFeed(em(), store, SITE, 'rss', 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the feed of a tag', () => {
  test('has only its own wallpapers', async () => {
    await addWallpaper(em(), { tags: ['other'] });
    const id = await addWallpaper(em(), { tags: ['blue SKY'] });
    const { xml } = await tagFeed(em(), store, SITE, 'rss', 'blue-sky');
    expect(itemLinks(xml)).toEqual([`/wallpaper/${id}`]);
    expect(xml).toContain('<title>Blue SKY wallpapers – Gallery');
  });

  test.each(['nowhere', '---', '', '\0'])('does not exist for %j', async (word) => {
    await expect(tagFeed(em(), store, SITE, 'atom', word)).rejects.toMatchObject({ code: 'not_found' });
  });
});
