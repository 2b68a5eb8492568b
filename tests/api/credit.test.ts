import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newPicture } from '../support/api-client';
import { requireCommands } from '../support/debian.mjs';
import { submitFiles, submitForm } from '../support/forms';
import { withMetadata } from '../support/metadata';
import { unpack } from '../support/packages';
import { emptyDir } from '../support/pictures';
import { scene } from '../support/scenes';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

const CREDIT = {
  author: 'Ann & Bob <Example>',
  authorUrl: 'https://example.com/ann',
  sourceUrl: 'https://example.com/lake?a=1&b=2',
  licence: 'cc-by-sa-4.0',
  ai: 'yes',
};

const ids: Record<string, number> = {};

/** A picture with private data: author, place, camera and a thumbnail of somebody else. */
async function telltale(format: 'jpeg' | 'png' | 'webp'): Promise<File> {
  const bytes = await scene(800, 700, Object.keys(ids).length + 40)
    .withExif({
      IFD0: { Artist: 'Private Person', Make: 'Secret camera', Software: 'Secret editor' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' },
    })
    [format]()
    .toBuffer();
  return new File([new Uint8Array(bytes)], `telltale.${format}`);
}

beforeAll(async () => {
  requireCommands('exiftool');
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const form = { title: `Lake in ${format}`, tags: 'credited', ...CREDIT, image: await telltale(format) };
    ids[format] = (await admin('POST', '/api/wallpapers', { form })).body.id;
  }
});

const get = (address: string, headers = {}) =>
  fetch(new URL(address, site.url), { headers: { 'X-Forwarded-For': newAddress(), ...headers } });

const bytesOf = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer());

/** What exiftool finds beside the pictures themselves, by group and name. It takes as long for one as for many. */
async function metadataIn(files: [name: string, bytes: Uint8Array][]): Promise<Record<string, string>[]> {
  const folder = await emptyDir();
  const paths = files.map(([name], index) => path.join(folder, `${index}.${name.split('.').at(-1)}`));
  for (const [index, [, bytes]] of files.entries()) await writeFile(paths[index] ?? '', bytes);
  const { stdout } = spawnSync('exiftool', ['-j', '-G1', '-a', '-struct', ...paths], { encoding: 'utf8' });
  expect(stdout).not.toMatch(/Private|Secret|GPS/);
  return (JSON.parse(stdout) as Record<string, string>[]).map((found) =>
    Object.fromEntries(Object.entries(found).filter(([key]) => key.startsWith('XMP'))),
  );
}

const expected = (id: number) => ({
  'XMP-dc:Creator': ['Ann & Bob <Example>'],
  'XMP-dc:Rights': 'Ann & Bob <Example>, CC BY-SA 4.0',
  'XMP-dc:Source': `${site.url}/wallpaper/${id}`,
  'XMP-photoshop:Credit': 'Ann & Bob <Example>',
  'XMP-xmpRights:WebStatement': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'XMP-plus:Licensor': [{ LicensorName: 'Ann & Bob <Example>', LicensorURL: 'https://example.com/ann' }],
  'XMP-iptcExt:DigitalSourceType': expect.stringMatching(/trainedAlgorithmicMedia|Trained Algorithmic Media/i),
});

const FILES = [
  ['jpeg', 'original', 'jpg'],
  ['jpeg', 'preview', 'jpg'],
  ['png', 'original', 'jpg'],
  ['png', 'source', 'png'],
  ['webp', 'source', 'webp'],
] as const;

describe('every download says who made the picture, and nothing of the upload', () => {
  it('of every kind', async () => {
    const files: [string, Buffer][] = [];
    for (const [format, variant, ending] of FILES) {
      const bytes = await bytesOf(`/wallpaper/${ids[format]}/file/${variant}`);
      files.push([`${format} ${variant}.${ending}`, bytes]);
      // Every decoder still reads it.
      const { info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
      expect(info.width, variant).toBe(variant === 'preview' ? 640 : 800);
    }
    expect(await metadataIn(files)).toEqual(FILES.map(([format]) => expected(ids[format] ?? 0)));
  });

  it('a cut in every format', async () => {
    const id = ids.png ?? 0;
    const key = (await visitor('GET', `/api/wallpapers/${id}`)).body.thumbnailUrl.split('/').at(-2);
    const files: [string, Buffer][] = [];
    for (const format of ['jpg', 'png', 'webp', 'avif']) {
      const name = `${key.slice(0, 8)}-400x600-cover-50-50.${format}`;
      for (const address of [`/images/${key}/${name}`, `/wallpaper/${id}/file/${name}`]) {
        const bytes = await bytesOf(address);
        files.push([name, bytes]);
        expect((await sharp(bytes).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(400);
      }
    }
    expect(await metadataIn(files)).toEqual(Array(8).fill(expected(id)));
  });

  it('the full picture at its address, which changes with the credit', async () => {
    const id = ids.webp ?? 0;
    const full = async () => (await get(`/wallpaper/${id}/file/full`)).url;
    const before = await full();
    expect(before).toMatch(/\/[0-9a-f]{24}\/[0-9a-f]{8}\/[0-9a-f]{8}-full\.jpg$/);
    expect(await metadataIn([['full.jpg', await bytesOf(before)]])).toEqual([expected(id)]);
    const whole = { title: 'Lake in webp', resolution: '1x1', fileSize: '1 KB' };
    await admin('PUT', `/api/wallpapers/${id}`, { json: { ...whole, author: 'Carol' } });
    const after = await full();
    expect(after).not.toBe(before);
    // The old address gives the new credit too.
    const both: [string, Buffer][] = [
      ['before.jpg', await bytesOf(before)],
      ['after.jpg', await bytesOf(after)],
    ];
    expect((await metadataIn(both)).map((found) => found['XMP-dc:Creator'])).toEqual([['Carol'], ['Carol']]);
    await admin('PUT', `/api/wallpapers/${id}`, { json: { ...whole, author: CREDIT.author } });
  });

  it('the pictures of a package and of several monitors', async () => {
    const list = await unpack(await get('/packages/pictures.zip?tags=credited'));
    const pictures = Object.entries(list).filter(([name]) => name.endsWith('.jpg'));
    expect(pictures).toHaveLength(3);
    const idIn = (name: string) => Number(/-(\d+)\.jpg$/.exec(name)?.[1]);
    expect(await metadataIn(pictures)).toEqual(pictures.map(([name]) => expected(idIn(name))));
    const monitors = 'name1=DP-1&width1=640&height1=480&name2=DP-2&width2=480&height2=640&gap=20';
    const files = await unpack(await get(`/wallpaper/${ids.png}/file/monitors.zip?${monitors}`));
    const jpegs = Object.entries(files).filter(([name]) => name.endsWith('.jpg'));
    expect(await metadataIn(jpegs)).toEqual(Array(3).fill(expected(ids.png ?? 0)));
  });

  it.each(['jpeg/original', 'png/source', 'webp/source'])('in parts as well: %s', async (which) => {
    const [format = '', variant] = which.split('/');
    const address = `/wallpaper/${ids[format]}/file/${variant}`;
    const whole = await bytesOf(address);
    const size = whole.length;
    const etag = (await get(address)).headers.get('ETag') ?? '';
    const ranges = [
      [0, 0],
      [0, 1],
      [1, 2],
      [10, 40],
      [500, 3000],
      [size - 1200, size - 900],
      [size - 5, size - 1],
    ];
    for (const [start = 0, end = 0] of ranges) {
      const answer = await get(address, { Range: `bytes=${start}-${end}`, 'If-Range': etag });
      expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, `bytes ${start}-${end}/${size}`]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true);
    }
    expect((await get(address, { 'If-None-Match': etag })).status).toBe(304);
    const { body } = await visitor('GET', `/api/wallpapers/${ids[format]}`);
    expect(variant === 'source' ? body.sourceBytes : body.downloadBytes).toBe(size);
  });
});

it('a picture without any credit is sent as it is stored', async () => {
  const { body } = await admin('POST', '/api/wallpapers', { form: { title: 'Plain', image: await newPicture() } });
  expect(body).toMatchObject({ author: null, licence: 'unknown', credit: '', ai: 'unknown' });
  const bytes = await bytesOf(`/wallpaper/${body.id}/file/original`);
  expect(await metadataIn([['plain.jpg', bytes]])).toEqual([{}]);
  expect((await get(`/wallpaper/${body.id}/file/full`)).url).toMatch(/\/images\/[0-9a-f]{24}\/[^/]+$/);
});

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes blank credits from the notes of a %s', async (format) => {
    const image = new File([new Uint8Array(await withMetadata(format, 'xmp', 900))], `noted.${format}`);
    const { body } = await admin('POST', '/api/wallpapers', { form: { title: 'Noted', author: '', image } });
    expect(body).toMatchObject({ author: 'Ann Example', licence: 'cc-by-4.0', description: null });
    await admin('DELETE', `/api/wallpapers/${body.id}`);
    await admin('POST', '/api/admin/purge-wallpapers', { json: { confirmation: 'no' } });
  });

  it('keeps what was typed', async () => {
    const image = new File([new Uint8Array(await withMetadata('jpeg', 'iptc', 901))], 'noted.jpg');
    const form = { title: 'Typed', author: 'Someone', licence: 'own', description: 'Mine', image };
    const { body } = await admin('POST', '/api/wallpapers', { form });
    expect(body).toMatchObject({ author: 'Someone', licence: 'own', licenceText: null, description: 'Mine' });
  });

  it.each([
    [
      { authorUrl: 'javascript:alert(1)' },
      'Link to the author must be an address that begins with http:// or https://.',
    ],
    [{ sourceUrl: 'https://' }, 'Source must be an address that begins with http:// or https://.'],
    [{ licence: 'mine' }, /^The licence must be one of unknown, own, cc0/],
    [{ licence: 'other', licenceText: '' }, 'Say which licence it is.'],
    [{ ai: 'maybe' }, 'Made by AI must be yes, no or unknown.'],
    [{ author: 'x'.repeat(121) }, 'Author can have at most 120 characters.'],
  ])('with %o is refused in one sentence', async (fields, sentence) => {
    const form = { title: 'Refused', ...fields, image: await newPicture() };
    const { status, body } = await admin('POST', '/api/wallpapers', { form });
    expect(status).toBe(422);
    expect(Object.values(body.fields).flat()).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('lists', () => {
  it('licence=free finds what everyone may use, on pages and in the API', async () => {
    const { body, headers } = await visitor('GET', '/api/wallpapers?licence=free&tags=credited');
    expect(body).toHaveLength(3);
    expect(headers.get('X-Total-Count')).toBe('3');
    const own = { title: 'Lake in png', resolution: '1x1', fileSize: '1 KB', licence: 'all-rights-reserved' };
    await admin('PUT', `/api/wallpapers/${ids.png}`, { json: own });
    expect((await visitor('GET', '/api/wallpapers?licence=free&tags=credited')).body).toHaveLength(2);
    const page = (await visitor('GET', '/tag/credited?licence=free')).body;
    expect(page).toContain('Lake in jpeg');
    expect(page).not.toContain('Lake in png');
    expect(page).toContain('Remove filter Free to use');
    expect((await visitor('GET', '/feed.xml?licence=free')).body).not.toContain('Lake in png');
    await admin('PUT', `/api/wallpapers/${ids.png}`, { json: { ...own, licence: CREDIT.licence } });
    expect((await visitor('GET', '/tag/credited?ai=no')).body).toContain('Drop “Without AI”: 3');
    expect((await visitor('GET', '/tag/credited?licence=mine')).body).toContain('isn&#x27;t a choice for licences');
  });

  it('the administrator finds what has no author or no licence', async () => {
    const titles = async (without: string) => (await admin('GET', `/admin/wallpapers?without=${without}`)).body;
    for (const without of ['author', 'licence']) {
      const page = await titles(without);
      expect(page).toContain('>Plain<');
      expect(page).not.toContain('Lake in jpeg');
    }
  });
});

it('the page says it for search engines, feeds say it for readers', async () => {
  const page = (await visitor('GET', `/wallpaper/${ids.jpeg}`)).body;
  const written = page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const image = JSON.stringify([...written].map(([, data = '']) => JSON.parse(data)));
  for (const part of [
    '"creator":{"@type":"Person","name":"Ann & Bob <Example>","url":"https://example.com/ann"}',
    '"copyrightNotice":"Ann & Bob <Example>, CC BY-SA 4.0"',
    '"creditText":"Ann & Bob <Example>"',
    '"license":"https://creativecommons.org/licenses/by-sa/4.0/"',
    '"acquireLicensePage":"https://example.com/lake?a=1&b=2"',
  ])
    expect(image).toContain(part);
  const feed = (await visitor('GET', '/tag/credited/feed.xml')).body;
  expect(feed).toContain('<media:license type="text/html" href="https://creativecommons.org/licenses/by-sa/4.0/">');
});

describe('many at once', () => {
  const credit = async (id: number) => {
    const { author, authorUrl, licence, licenceText, ai } = (await visitor('GET', `/api/wallpapers/${id}`)).body;
    return { author, authorUrl, licence, licenceText, ai };
  };
  const edit = (fields: Record<string, string>, selected = [ids.jpeg, ids.png]) =>
    submitForm(admin, '/admin/wallpapers/edit', [
      ...selected.map((id): [string, string] => ['id', String(id)]),
      ['intent', 'change'],
      ...Object.entries({ addTags: '', removeTags: '', categoryId: '', deviceType: '', featured: '', ...fields }),
    ]);

  it('changes the credit of the selected wallpapers, keeps blank fields, and a dash removes', async () => {
    const blank = { author: '', authorUrl: '', sourceUrl: '', licence: '', licenceText: '', ai: '' };
    expect((await edit({ ...blank, author: 'Dora', licence: 'cc0', ai: 'no' })).status).toBe(303);
    for (const id of [ids.jpeg, ids.png])
      expect(await credit(id ?? 0)).toMatchObject({
        ...{ author: 'Dora', authorUrl: CREDIT.authorUrl, licence: 'cc0', ai: 'no' },
      });
    await edit({ ...blank, authorUrl: '-', licenceText: 'Ask me' });
    expect(await credit(ids.png ?? 0)).toMatchObject({
      ...{ author: 'Dora', authorUrl: null, licence: 'other', licenceText: 'Ask me', ai: 'no' },
    });
    const refused = await edit({ ...blank, authorUrl: 'ftp://example.com' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Link to the author must be an address that begins with http:// or https://.');
  });

  it('uploads several files with one credit', async () => {
    const [category] = (await visitor('GET', '/api/categories')).body;
    const fields = { categoryId: String(category.id), author: 'Eve', licence: 'other', licenceText: 'For friends' };
    const answer = await submitFiles(admin, '/admin/wallpapers/bulk', [
      ...Object.entries(fields),
      ['image', await newPicture('First_Bay.jpg')],
      ['image', await newPicture('Second_Bay.jpg')],
    ]);
    expect(answer.status).toBe(303);
    const { body: found } = await visitor('GET', '/api/wallpapers?search=bay');
    expect(found).toHaveLength(2);
    for (const one of found)
      expect(one).toMatchObject({
        author: 'Eve',
        licence: 'other',
        licenceText: 'For friends',
        credit: 'Eve, For friends',
      });
  });
});
