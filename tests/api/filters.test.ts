import { beforeAll, describe, expect, it, test } from 'vitest';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, upload } = onSharedSite();

let id: number;

beforeAll(async () => {
  id = (await upload({ title: 'Filtered by all', tags: '["filterable"]', deviceType: 'tablet' })).id;
});

const countOf = (choices: { value: string; count: number }[], value: string) =>
  choices.find((choice) => choice.value === value)?.count;

describe('/api/facets and /api/wallpapers', () => {
  it('count and list the same wallpapers for the same parameters', async () => {
    const { status, body } = await visitor('GET', '/api/facets?tags=filterable');
    expect(status).toBe(200);
    expect(body.total).toEqual({ count: 1, more: false });
    expect(countOf(body.device, 'tablet')).toBe(1);
    expect(countOf(body.device, 'pc')).toBe(0);
    for (const group of ['device', 'shape', 'minSize', 'colour', 'tone']) {
      for (const { value, count } of body[group]) {
        const query = new URLSearchParams({ tags: 'filterable', [group]: value });
        const listed = await visitor('GET', `/api/wallpapers?${query}`);
        expect(listed.headers.get('x-total-count'), `${group} ${value}`).toBe(String(count));
      }
    }
  });

  it('exclude a tag', async () => {
    const listed = await visitor('GET', '/api/wallpapers?search=filtered&not=filterable');
    expect(listed.body.map((one: { id: number }) => one.id)).not.toContain(id);
  });

  test.each([
    ['device=watch', /^Device must be one of/],
    ['shape=round', /^Shape must be one of/],
    ['minSize=huge', /^Minimum size must be one of/],
    ['colour=bluish', /^Colour must be one of/],
    ['tone=loud', /^Tone must be one of/],
    ['not=a,b,c,d,e,f,g,h,i', /^At most 8 tags/],
  ])('reject %s with a message', async (query, message) => {
    for (const path of ['/api/facets', '/api/wallpapers']) {
      const { status, body } = await visitor('GET', `${path}?${query}`);
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: 'malformed', message: expect.stringMatching(message) },
      });
    }
  });
});

test('a form with empty fields redirects to the canonical address of its list', async () => {
  const answer = await fetch(`${site.url}/tag/filterable?shape=&minSize=&hex=%232f6bd8&tone=dark&not=`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/tag/filterable?colour=blue&tone=dark');
});

test.each([
  ['/?least=4K&tab=pc', '/?tab=pc&minSize=4k'],
  ['/tag/filterable?offset=40&least=3440x1440&sort=newest', '/tag/filterable?offset=40&minSize=3440x1440&sort=newest'],
  ['/tag/filterable?least=huge', '/tag/filterable?minSize=huge'],
  ['/colour/blue?least=8k&minSize=4k', '/colour/blue?minSize=4k'],
])('%s redirects from the previous name of minSize to %s', async (path, location) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test('the API still reads the previous name of minSize', async () => {
  const [previous, now] = await Promise.all(
    ['least', 'minSize'].map((name) => visitor('GET', `/api/wallpapers?${name}=fullhd`)),
  );
  expect(previous?.body).toEqual(now?.body);
  expect((await visitor('GET', '/api/wallpapers?least=huge')).status).toBe(400);
  const { body: facets } = await visitor('GET', '/api/facets');
  expect(facets.minSize.length).toBeGreaterThan(0);
  expect(facets.least).toEqual(facets.minSize);
});

test('a filtered page is not indexed and has its own feed', async () => {
  const page = await (await fetch(`${site.url}/tag/filterable?device=tablet`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toMatch(/<link rel="canonical" href="[^"]*\/tag\/filterable"\/>/);
  expect(page).toContain('href="/tag/filterable/feed.xml?device=tablet"');
  expect(await (await fetch(`${site.url}/tag/filterable/feed.xml?device=tablet`)).text()).toContain('Filtered by all');
  expect(await (await fetch(`${site.url}/tag/filterable/feed.xml?device=mobile`)).text()).not.toContain(
    'Filtered by all',
  );
});

test.each([
  ['/colour/blue', 200],
  ['/colour/bluish', 404],
])('%s answers %i', async (path, status) => {
  expect((await fetch(site.url + path)).status).toBe(status);
});

test('cards are markup in a document, and data for client navigations', async () => {
  for (const title of ['Below the first', 'The first']) {
    await upload({ title, tags: '["drawn"]', deviceType: 'tablet' });
  }
  const [html = '', data = ''] = await Promise.all(
    ['/tag/drawn', '/tag/drawn.data'].map(async (path) => (await fetch(site.url + path)).text()),
  );
  expect(html.replace(/<script.*?<\/script>/gs, '')).toContain('aria-label="Quick view: Below the first"');
  expect(data).toContain('Below the first');
  expect(data).not.toContain('Quick view');
});

test('a search with few results shows tags that these share with other wallpapers', async () => {
  for (const [title, tags] of [
    ['Lonely heron', '["marshland","heron","rare-reed"]'],
    ['Still water', '["marshland"]'],
  ] as const) {
    await upload({ title, tags, deviceType: 'pc' });
  }
  const { body } = await visitor('GET', '/?q=heron');
  const [line = ''] = /Also:.*?<\/p>/.exec(body) ?? [];
  expect(line).toContain('href="/tag/marshland"');
  expect(line).not.toMatch(/heron|rare-reed/);
});
