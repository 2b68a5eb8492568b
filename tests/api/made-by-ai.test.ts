import { beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { scene } from '../support/scenes';
import { onSharedSite } from '../support/shared-site';

const { visitor, admin } = onSharedSite();

let made: { id: number; ai: string };
let taken: { id: number; ai: string };

const XMP = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;

beforeAll(async () => {
  const upload = async (title: string, image: File) =>
    (await admin('POST', '/api/wallpapers', { form: { title, tags: 'sea', deviceType: 'pc', image } })).body;
  const bytes = await scene(320, 200, 77).withXmp(XMP).png().toBuffer();
  made = await upload('Made', new File([new Uint8Array(bytes)], 'made.png'));
  taken = await upload('Taken', await newPicture());
});

it('a picture made by AI is marked in JSON and on its page', async () => {
  expect([made.ai, taken.ai]).toEqual(['yes', 'unknown']);
  expect((await visitor('GET', `/wallpaper/${made.id}`)).body).toContain('<dt>Made by</dt>');
  expect((await visitor('GET', `/wallpaper/${taken.id}`)).body).not.toContain('<dt>Made by</dt>');
});

it.each(['', '&tags=sea&device=pc', '&search=sea&not=hill&sort=random'])(
  'ai=no%s excludes it from lists and counts',
  async (also) => {
    const { body, headers } = await visitor('GET', `/api/wallpapers?ai=no${also}`);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([taken.id]);
    expect(headers.get('X-Total-Count')).toBe('1');
    expect((await visitor('GET', `/api/facets?ai=no${also.replace('&sort=random', '')}`)).body.total.count).toBe(1);
  },
);

it('ai=no excludes it from picks and feeds', async () => {
  for (const path of ['/api/random', '/api/daily'])
    expect((await visitor('GET', `${path}?ai=no&as=json`)).body.id).toBe(taken.id);
  for (const path of ['/feed.xml', '/tag/sea/feed.atom']) {
    expect((await visitor('GET', path)).body).toContain(`/wallpaper/${made.id}<`);
    const { body } = await visitor('GET', `${path}?ai=no`);
    expect(body).toContain(`/wallpaper/${taken.id}<`);
    expect(body).not.toContain(`/wallpaper/${made.id}<`);
  }
});

it('refuses other values of ai', async () => {
  const message = 'ai must be no, or left out.';
  expect(await visitor('GET', '/api/wallpapers?ai=yes')).toMatchObject({ status: 400, body: { message } });
  expect(await visitor('GET', '/feed.xml?ai=yes')).toMatchObject({ status: 400, body: `${message}\n` });
});
