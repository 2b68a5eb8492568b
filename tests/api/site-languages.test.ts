import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, client, type Send } from '../support/api-client';
import { submitForm } from '../support/forms';
import { type Site, startSite } from '../support/site';

let site: Site;
let admin: Send;
let visitor: Send;

beforeAll(async () => {
  site = await startSite();
  admin = await administrator(site);
  visitor = client(site.url);
});
afterAll(() => site.stop());

const save = (language: string, others: string[]) =>
  submitForm(admin, '/admin/site?index', [
    ['language', language],
    ...others.map((code): [string, string] => ['languages', code]),
  ]);

const languageAt = async (path: string): Promise<string | number> => {
  const { status, body } = await visitor('GET', path);
  return status === 200 ? (/<html lang="([\w-]+)"/.exec(body)?.[1] ?? '') : status;
};

it('a site speaks the languages that its owner chooses, at once', async () => {
  expect([await languageAt('/help'), await languageAt('/de/help')]).toEqual(['en', 404]);
  expect((await save('es', ['de', 'es'])).status).toBe(303);
  expect([await languageAt('/help'), await languageAt('/de/help'), await languageAt('/fr/help')]).toEqual([
    ...['es', 'de', 404],
  ]);
  expect((await visitor('GET', '/help')).body).toContain('href="/de/help"');
  expect((await visitor('GET', '/sitemap.xml')).body).toContain('hreflang="de"');
  expect((await save('en', [])).status).toBe(303);
  expect([await languageAt('/help'), await languageAt('/de/help')]).toEqual(['en', 404]);
});

it('a language without messages is refused, and the choice stays', async () => {
  const { status, body } = await save('nl', ['de']);
  expect(status).toBe(422);
  expect(body).toContain('Choose from the list.');
  expect(body).toMatch(/<input[^>]*name="languages"[^>]*checked[^>]*value="de"|value="de"[^>]*checked/);
  expect(await languageAt('/de/help')).toBe(404);
});

it('only canonical pages that search engines keep name the other languages', async () => {
  expect((await save('en', ['es'])).status).toBe(303);
  const head = async (path: string) => {
    const { body } = await visitor('GET', path);
    const links = [...body.matchAll(/hrefLang="([\w-]+)" href="[^"]*?:\d+([^"]*)"/g)].map(([, code, to]) => [code, to]);
    const canonical = /rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    return { canonical, languages: Object.fromEntries(links) };
  };
  await expect
    .poll(() => head('/help'))
    .toMatchObject({
      canonical: '/help',
      languages: { en: '/help', es: '/es/help' },
    });
  expect((await head('/es/help')).languages).toMatchObject({ en: '/help', es: '/es/help' });
  // A later page of a list is a page of its own.
  const later = '/category/nature?offset=40';
  expect((await head('/category/nature')).canonical).toBe('/category/nature');
  expect(await head(later)).toMatchObject({ canonical: later, languages: { en: later } });
  for (const path of ['/?q=moon', '/?minSize=4k', '/no-such-page']) expect((await head(path)).languages).toEqual({});
});
