import sharp from 'sharp';
import { beforeAll, expect, it, test } from 'vitest';
import { newPicture } from '../support/api-client';
import { halfMap, hdrJpeg } from '../support/hdr-pictures';
import { PRIVATE } from '../support/pictures';
import { scene } from '../support/scenes';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

const named: Record<'bright' | 'wide' | 'small' | 'plain', { id: number; imageUrl: string }> = {} as never;

beforeAll(async () => {
  const upload = async (title: string, image: File) => {
    const form = { title, tags: 'glow', deviceType: 'pc', author: 'Ada Example', image };
    return (await admin('POST', '/api/wallpapers', { form })).body;
  };
  const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
  named.bright = await upload('Bright', file(await hdrJpeg(scene(3000, 2600, 81), halfMap(750, 650)), 'bright.jpg'));
  named.wide = await upload('Wide', file(await scene(800, 500, 82).withIccProfile('p3').jpeg().toBuffer(), 'wide.jpg'));
  named.small = await upload('Small', file(await scene(800, 500, 83).avif({ effort: 0 }).toBuffer(), 'small.avif'));
  named.plain = await upload('Plain', await newPicture());
});

it('the API tells HDR, colour space and format', async () => {
  expect(named.bright).toMatchObject({ hdr: true, gamut: 'srgb', format: 'jpeg' });
  expect(named.wide).toMatchObject({ hdr: false, gamut: 'p3', format: 'jpeg' });
  expect(named.small).toMatchObject({ hdr: false, gamut: 'srgb', format: 'avif' });
  expect(named.plain).toMatchObject({ hdr: false, gamut: 'srgb' });
});

it('pages offer HDR screens the JPEG with the gain map', async () => {
  for (const path of ['', '/full']) {
    const page = (await visitor('GET', `/wallpaper/${named.bright.id}${path}`)).body;
    expect(page).toMatch(/<source media="\(dynamic-range:high\)" srcSet="\/images\/\w+\/2560\.jpg"/i);
    expect((await visitor('GET', `/wallpaper/${named.wide.id}${path}`)).body).not.toContain('dynamic-range');
  }
  expect((await visitor('GET', `/wallpaper/${named.bright.id}`)).body).toContain('href="/?hdr=yes"');
  expect((await visitor('GET', `/wallpaper/${named.wide.id}`)).body).toContain('Display P3');
  expect((await visitor('GET', `/wallpaper/${named.plain.id}`)).body).not.toContain('Colours</dt>');
  expect((await visitor('GET', '/')).body).not.toContain('dynamic-range');
});

it.each(['file/original', 'file/full', 'cut'])('the gain map is in %s, without its private metadata', async (file) => {
  const { id, imageUrl } = named.bright;
  const cut = imageUrl.replace('-2560w.jpg', '-1170x2532-cover-50-50.jpg');
  const answer = await fetch(file === 'cut' ? cut : `${site.url}/wallpaper/${id}/${file}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // The credit is there, and nothing of the upload.
  expect(bytes.toString('latin1')).toContain('<dc:creator><rdf:Seq><rdf:li>Ada Example</rdf:li>');
  expect(bytes.toString('latin1')).not.toMatch(PRIVATE);
  // The index gives the size of the picture with its credit, and where the map begins.
  const index = bytes.indexOf('MPF\0') + 4;
  expect(bytes.readUInt32BE(index + 54)).toBe(index + bytes.readUInt32BE(index + 74));
  expect(bytes.readUInt16BE(bytes.readUInt32BE(index + 54))).toBe(0xffd8);
  const { gainMap, width } = await sharp(bytes).metadata();
  expect((await sharp(gainMap?.image).metadata()).width).toBeCloseTo((width ?? 0) / 4, -0.5);
});

it.each(['', '&device=pc&search=bright&sort=random'])('hdr=yes%s finds them in lists and counts', async (also) => {
  const { body, headers } = await visitor('GET', `/api/wallpapers?hdr=yes${also}`);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([named.bright.id]);
  expect(headers.get('X-Total-Count')).toBe('1');
  const facets = await visitor('GET', `/api/facets?tags=glow${also.replace('&sort=random', '')}`);
  expect(facets.body.hdr).toEqual([{ value: 'yes', label: 'HDR only', count: 1, more: false }]);
});

test('a page can be filtered by HDR while there are some', async () => {
  const filtered = (await visitor('GET', '/?hdr=yes')).body;
  expect(filtered).toContain(`/wallpaper/${named.bright.id}`);
  expect(filtered).not.toContain(`/wallpaper/${named.wide.id}`);
  expect((await visitor('GET', '/tag/glow')).body).toContain('name="hdr"');
  expect((await visitor('GET', '/?device=tablet&q=nothing')).body).not.toContain('name="hdr"');
});

test('a picture that is replaced is HDR no more', async () => {
  const image = await newPicture();
  const { body } = await admin('PUT', `/api/wallpapers/${named.bright.id}/picture`, { form: { image } });
  expect(body).toMatchObject({ hdr: false });
  expect((await visitor('GET', '/api/wallpapers?hdr=yes')).body).toEqual([]);
});
