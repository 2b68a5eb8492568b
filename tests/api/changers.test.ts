import { beforeAll, describe, expect, it } from 'vitest';
import { programGroups } from '~/features/integrations/changers/programs';
import { newAddress, newPicture } from '../support/api-client';
import { snippetsIn, unescaped } from '../support/changers';
import { onSharedSite } from '../support/shared-site';
import { cookieOf } from '../support/site-database';

const { site, admin, upload } = onSharedSite();

const programs = programGroups().flatMap((group) => group.programs);

beforeAll(async () => {
  const category = await admin('POST', '/api/categories', { json: { name: 'Sea & sky', slug: 'sea-sky' } });
  await upload(
    { title: 'Shore', tags: 'sea, blue hour', deviceType: 'pc', categoryId: String(category.body.id) },
    await newPicture('picture.jpg', 1300, 750),
  );
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers: { 'X-Forwarded-For': newAddress(), ...headers } });
async function page(query: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await get(`${site.url}/changers?${new URLSearchParams(query)}`, headers);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([address]) => address);

const LISTS: Record<string, Record<string, string>> = {
  everything: {},
  'a filtered list': { tags: 'sea', device: 'pc', not: 'fog,noise', minSize: '1280x720', ai: 'no' },
  'words in two languages': { search: 'shore "blue hour"', tags: 'sea,blue hour' },
};

describe.each(programs)('$name', ({ id }) => {
  it.each(Object.entries(LISTS))('%s: every address works', async (_, list) => {
    const { status, html } = await page({ program: id, width: '640', height: '360', every: '30m', ...list });
    expect(status).toBe(200);
    expect([
      ...(/<ol>(.*?)<\/ol>/s.exec(html.slice(html.indexOf('changers-recipe')))?.[1] ?? '').matchAll(/<li>/g),
    ]).toHaveLength(3);
    const addresses = snippetsIn(html).flatMap(addressesIn);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(address.startsWith(site.url)).toBe(true);
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      await answer.arrayBuffer();
    }
  });
});

describe('the page', () => {
  it('starts with the screen of the visitor and is not shared by caches', async () => {
    const { html, headers } = await page({}, { Cookie: await cookieOf(site, 'my-screen=1234x777') });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(snippetsIn(html)[0]).toBe(`${site.url}/random/1234x777`);
  });

  it('starts with the size of a phone for a phone', async () => {
    const { html, headers } = await page({}, { 'User-Agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148' });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(snippetsIn(html)[0]).toBe(`${site.url}/random/1080x2400`);
  });

  it('has a short address, which no size contradicts', async () => {
    const typed = { program: 'curl', search: '', width: '1920', height: '1080', preset: '1080x2400' };
    const { url } = await get(`${site.url}/changers?${new URLSearchParams(typed)}`);
    expect(new URL(url).search).toBe('?program=curl&preset=1080x2400');
  });

  it('prints only the size of a screen that the browser’s hints tell', async () => {
    const hints = { 'Sec-CH-Viewport-Width': '2560', 'Sec-CH-DPR': '1', 'Sec-CH-UA-Mobile': '?0' };
    const { html } = await page({ program: 'ios' }, hints);
    expect(snippetsIn(html)).toEqual([`${site.url}/random/2560x1440`]);
  });

  it.each([
    ['Windows NT 10.0', 'Windows'],
    ['Macintosh', 'macOS'],
    ['Linux; Android 16', 'Android, iPhone and iPad'],
    ['X11; Linux x86_64', 'Linux'],
    ['curl/8', 'Other programs'],
  ])('begins with the apps for %s', async (userAgent, group) => {
    const { html } = await page({ program: 'macos' }, { 'User-Agent': userAgent });
    expect([...html.matchAll(/<legend>([^<]*)/g)][0]?.[1]).toBe(group);
  });

  it('uses the preset, or the typed size without one', async () => {
    const preset = await page({ preset: '3440x1440' });
    expect(snippetsIn(preset.html)[0]).toBe(`${site.url}/random/3440x1440`);
    const typed = await page({ width: '100', height: '200' });
    expect(snippetsIn(typed.html)[0]).toBe(`${site.url}/random/100x200`);
  });

  it.each([
    ['program', 'winamp', 'Choose one of the apps in the list.'],
    ['every', '2h', 'Choose how often the wallpaper changes.'],
    ['width', '20', 'Width must be a whole number from 64 to 16,383.'],
    ['height', 'tall', 'Height must be a whole number from 64 to 16,383.'],
    ['width', '16000', 'A cut can have at most 40 megapixels.'],
    ['ai', 'yes', 'isn&#x27;t a choice for AI. Choose no.'],
    ['tone', 'grey', 'Choose one of light, dark, black.'],
    ['categoryId', 'sea', 'Choose one of the categories.'],
    ['tags', 'a,b,c,d,e,f,g,h,i,j,k,l,m', 'Use at most 12 tags.'],
    ['search', 'x'.repeat(201), 'The search can have at most 200 characters.'],
  ])('%s=%.20s: %s', async (field, value, message) => {
    const { status, html } = await page({ width: '2600', height: '2600', device: 'pc', [field]: value });
    expect(status).toBe(422);
    expect(html.match(/role="alert">([^<]*)</)?.[1]).toContain(message);
    expect(html).toMatch(new RegExp(`aria-describedby="screen-${field}-error"`));
    expect(snippetsIn(html)[0]).toContain('device=pc');
  });

  it('escapes markup and shell commands', async () => {
    const { html } = await page({ search: '"><script>alert(1)</script>', tags: "'; rm -rf ~" });
    expect(html).not.toContain('<script>alert');
    for (const program of ['curl', 'sway', 'windows', 'kde-timer']) {
      const snippets = snippetsIn((await page({ program, tags: "'; $(rm -rf ~) `x`" })).html);
      expect(snippets.join()).not.toMatch(/rm -rf|\$\(rm|`x`/);
    }
  });

  it('gets the filters of the list that links to it', async () => {
    const href = async (path: string) => {
      const html = unescaped(await (await get(site.url + path)).text());
      return /href="(\/changers\?[^"]*|\/changers)"[^>]*>Use in a wallpaper changer/.exec(html)?.[1];
    };
    expect(await href('/?device=pc&tone=light')).toMatch(/^\/changers\?device=pc&tone=light$/);
    expect(await href('/tag/sea?minSize=4k')).toBe('/changers?minSize=4k&tags=sea');
    expect(await href('/category/sea-sky')).toMatch(/^\/changers\?categoryId=\d+$/);
    expect(await href('/?q=shore')).toBe('/changers?search=shore');
  });
});
