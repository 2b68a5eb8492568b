import { DOMParser, type Element } from '@xmldom/xmldom';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newPicture } from '../support/api-client';
import { plasmaPackages, unpack } from '../support/desktops';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

const ATOM = 'http://www.w3.org/2005/Atom';
const OPDS = 'http://opds-spec.org';
const CATALOGUE = 'application/atom+xml;profile=opds-catalog;kind=acquisition';
const ODD = `<Lake> & "sky's"`;
const ids: Record<string, number> = {};

beforeAll(async () => {
  const pictures: Record<string, Record<string, string>> = {
    Dunes: { tags: 'sand', author: 'A. & B.', licence: 'cc0', description: 'Warm & dry' },
    [ODD]: { tags: 'water, blue hour', deviceType: 'mobile' },
    Draft: { publishedAt: 'draft' },
  };
  for (const [title, fields] of Object.entries(pictures)) {
    const size: [number, number] = fields.deviceType === 'mobile' ? [900, 1600] : [1600, 900];
    const form = { title, deviceType: 'pc', ...fields, image: await newPicture(`${title.length}.jpg`, ...size) };
    ids[title] = (await admin('POST', '/api/wallpapers', { form })).body.id;
  }
});

const get = (address: string) =>
  fetch(new URL(address, site.url), { redirect: 'manual', headers: { 'X-Forwarded-For': newAddress() } });

/** @throws if the XML is not well-formed or uses undeclared namespaces */
function parse(xml: string): Element {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement;
  if (!root) throw new Error('The document is empty.');
  return root;
}

const all = (parent: Element, name: string) => [...parent.getElementsByTagNameNS(ATOM, name)];
const textOf = (parent: Element, name: string) => all(parent, name)[0]?.textContent ?? null;
const linksOf = (parent: Element) =>
  all(parent, 'link')
    .filter(({ parentNode }) => parentNode === parent)
    .map((link) => Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])));

async function catalogue(address: string) {
  const answer = await get(address);
  expect([address, answer.status, answer.headers.get('Content-Type')]).toEqual([
    address,
    200,
    `${CATALOGUE}; charset=utf-8`,
  ]);
  const feed = parse(await answer.text());
  const entries = all(feed, 'entry');
  return { feed, entries, titles: entries.map((entry) => textOf(entry, 'title')), links: linksOf(feed) };
}

describe('the catalogue', () => {
  it('has each published wallpaper, with its title as it was typed', async () => {
    const { entries, titles, feed } = await catalogue('/opds');
    expect(titles).toEqual([ODD, 'Dunes']);
    expect(textOf(feed, 'title')).toBe('Tapeta');
    const [lake, dunes] = entries as [Element, Element];
    expect(textOf(dunes, 'id')).toMatch(new RegExp(`^tag:[\\da-f-]{36},2026:/wallpaper/${ids.Dunes}$`));
    expect(textOf(dunes, 'name')).toBe('A. & B.');
    expect(textOf(dunes, 'rights')).toBe('CC0 1.0');
    expect(textOf(dunes, 'content')).toBe('Warm & dry');
    expect(all(lake, 'category').map((one) => one.getAttribute('term'))).toEqual(['water', 'blue-hour']);
    expect(textOf(lake, 'rights')).toBe(null);
  });

  it('has a package for Plasma first, then a JPEG and previews, which all exist', async () => {
    const [, dunes] = (await catalogue('/opds')).entries as [Element, Element];
    const links = linksOf(dunes);
    expect(links.map(({ rel, type }) => [rel, type])).toEqual([
      [`${OPDS}/acquisition`, 'application/zip'],
      [`${OPDS}/acquisition`, 'image/jpeg'],
      [`${OPDS}/image`, 'image/jpeg'],
      [`${OPDS}/image/thumbnail`, 'image/jpeg'],
      ['alternate', 'text/html'],
    ]);
    for (const { href = '', type = '', rel = '' } of links) {
      // Plasma cuts the address of a download at its last equals sign.
      if (rel.endsWith('acquisition')) expect(href).not.toContain('=');
      const answer = await get(href);
      expect([href, answer.status, answer.headers.get('Content-Type')?.split(';')[0]]).toEqual([href, 200, type]);
    }
  });

  it('has pages', async () => {
    const first = await catalogue('/opds?limit=1');
    const next = first.links.find(({ rel }) => rel === 'next')?.href ?? '';
    const second = await catalogue(next);
    expect([first.titles, second.titles]).toEqual([[ODD], ['Dunes']]);
    expect(second.links.find(({ rel }) => rel === 'self')?.href).toBe(next);
    expect(second.links.find(({ rel }) => rel === 'next')).toBeUndefined();
  });

  it('can be searched, by the template that it links to', async () => {
    const { href = '' } = (await catalogue('/opds')).links.find(({ rel }) => rel === 'search') ?? {};
    const description = parse(await (await get(href)).text());
    const template = [...description.getElementsByTagName('Url')]
      .find((url) => url.getAttribute('type')?.includes('profile=opds-catalog'))
      ?.getAttribute('template');
    expect((await catalogue(template?.replace('{searchTerms}', 'dunes') ?? '')).titles).toEqual(['Dunes']);
  });

  it('has a facet for each order and each filter that finds something, with its count', async () => {
    const facets = async (address: string) =>
      (await catalogue(address)).links.filter(({ rel }) => rel === `${OPDS}/facet`);
    const shown = await facets('/opds');
    expect(shown.filter((facet) => facet['opds:facetGroup'] === 'Device').map(({ title }) => title)).toEqual([
      'Device: PC',
      'Device: Mobile',
    ]);
    expect(shown.find((facet) => facet['opds:activeFacet'])?.title).toBe('Newest');
    for (const { href = '', title, 'thr:count': count } of shown) {
      const { titles } = await catalogue(href);
      expect([title, titles.length]).toEqual([title, Number(count ?? 2)]);
    }
    const narrowed = await facets('/opds?device=mobile&q=lake');
    expect(narrowed.find((facet) => facet['opds:activeFacet'] && facet['thr:count'])?.title).toBe('Device: Mobile');
    const any = narrowed.find(({ title }) => title === 'Device: Any');
    expect(any?.href).toBe(`${site.url}/opds?q=lake`);
  });

  it('narrows like a feed, and refuses what a feed refuses', async () => {
    expect((await catalogue('/opds?device=pc&width=640&height=360')).titles).toEqual(['Dunes']);
    expect((await catalogue('/opds?q=nothing-like-it')).titles).toEqual([]);
    for (const query of ['limit=x', 'width=640', 'ai=yes', 'after=x', 'after='.concat('a'.repeat(5000))])
      expect([query, (await get(`/opds?${query}`)).status]).toEqual([query, 400]);
  });
});

it('speaks the language of its address', async () => {
  const languages = (code: string) =>
    submitForm(admin, '/admin/site?index', [
      ['language', 'en'],
      ['languages', code],
    ]);
  expect((await languages('es')).status).toBe(303);
  const { feed, links, titles } = await catalogue('/es/opds');
  expect([feed.getAttribute('xml:lang'), titles.length]).toEqual(['es', 2]);
  const facets = links.filter(({ rel }) => rel === `${OPDS}/facet`);
  expect(facets.map(({ title }) => title)).toEqual(expect.arrayContaining(['Dispositivo: PC', 'Dispositivo: Móvil']));
  for (const { href = '', title } of [
    ...facets,
    ...links.filter(({ rel }) => ['start', 'search'].includes(rel ?? '')),
  ]) {
    expect([title, new URL(href).pathname.split('/')[1]]).toEqual([title, 'es']);
    expect([href, (await get(href)).status]).toEqual([href, 200]);
  }
  expect((await languages('en')).status).toBe(303);
});

describe('the package of one wallpaper', () => {
  it('has everything in one folder', async () => {
    const answer = await get(`/wallpaper/${ids.Dunes}/file/kde.zip`);
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename=tapeta-${ids.Dunes}.zip`);
    const files = await unpack(answer);
    expect(new Set(Object.keys(files).map((name) => name.split('/')[0]))).toEqual(new Set([`tapeta-${ids.Dunes}`]));
    expect(await plasmaPackages(files)).toMatchObject([
      { name: 'Dunes', authors: ['A. & B.'], light: ['1600x900.jpg'] },
    ]);
  });

  it('does not exist for a draft or an unknown id', async () => {
    for (const id of [ids.Draft, 999_999, 'x'])
      expect([id, (await get(`/wallpaper/${id}/file/kde.zip`)).status]).toEqual([id, 404]);
  });
});

it('wallpaper.knsrc leads Plasma to the catalogue of the chosen list', async () => {
  const answer = await get('/changers/wallpaper.knsrc?search=lake&tags=blue+hour&width=640&height=360&device=mobile');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename=wallpaper.knsrc');
  const file = await answer.text();
  expect(file).toMatch(/^\[KNewStuff3\]\nName=Tapeta\n/);
  const providers = parse(await (await get(/^ProvidersUrl=(.*)$/m.exec(file)?.[1] ?? '')).text());
  expect(providers.tagName).toBe('ghnsproviders');
  const provider = providers.getElementsByTagName('provider')[0];
  expect(provider?.getAttribute('type')).toBe('opds');
  const address = provider?.getAttribute('downloadurl') ?? '';
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    q: 'lake blue hour',
    device: 'mobile',
    width: '640',
    height: '360',
  });
  expect((await catalogue(address)).titles).toEqual([ODD]);
  expect((await get('/changers/wallpaper.knsrc?every=x')).status).toBe(400);
});
