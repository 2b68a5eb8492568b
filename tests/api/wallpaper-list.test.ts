import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { startSite } from '../support/site';

let site: Awaited<ReturnType<typeof startSite>>;
let visitor: Send;
/** Ids by title. */
const ids: Record<string, number> = {};
let nature: number;

const GALLERY: Record<string, Record<string, string>> = {
  Alder: { deviceType: 'pc', tags: 'tree, Autumn', categoryId: 'nature' },
  Birch: { deviceType: 'mobile', tags: 'tree', categoryId: 'nature' },
  Cedar: { deviceType: 'pc', tags: 'tree, Late Autumn', categoryId: 'none' },
  Desert: { deviceType: 'tablet', tags: 'sand', categoryId: 'none' },
};

beforeAll(async () => {
  site = await startSite();
  visitor = client(site.url);
  const admin = await administrator(site);
  const categories: { id: number; slug: string }[] = (await visitor('GET', '/api/categories')).body;
  nature = categories.find(({ slug }) => slug === 'nature')?.id ?? 0;
  for (const [title, { categoryId, ...fields }] of Object.entries(GALLERY)) {
    const form = {
      title,
      ...fields,
      categoryId: categoryId === 'nature' ? String(nature) : 'none',
      image: await newPicture(),
    };
    ids[title] = (await admin('POST', '/api/wallpapers', { form })).body.id;
  }
  await admin('PUT', `/api/wallpapers/${ids.Desert}`, {
    json: { title: 'Desert', resolution: '1x1', fileSize: '1 KB', deviceType: null },
  });
});
afterAll(() => site.stop());

const list = (query: string) => visitor('GET', `/api/wallpapers${query}`);
const titles = async (query: string) => (await list(query)).body.map(({ title }: { title: string }) => title);

describe('GET /api/wallpapers', () => {
  it('lists the newest first', async () => {
    const { status, headers, body } = await list('');
    expect(status).toBe(200);
    expect(headers.get('X-Total-Count')).toBe('4');
    expect(headers.get('Link')).toBeNull();
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Desert', 'Cedar', 'Birch', 'Alder']);
    expect(body[3]).toEqual((await visitor('GET', `/api/wallpapers/${ids.Alder}`)).body);
  });

  it('filters by device, category, tags and search, all at once', async () => {
    expect(await titles('?deviceType=pc')).toEqual(['Cedar', 'Alder']);
    expect(await titles('?deviceType=MOBILE')).toEqual(['Birch']);
    expect(await titles('?deviceType=watch')).toEqual([]);
    expect(await titles(`?categoryId=${nature}`)).toEqual(['Birch', 'Alder']);
    expect(await titles('?categoryId=99999999999999')).toEqual([]);
    expect(await titles('?tags=tree')).toEqual(['Cedar', 'Birch', 'Alder']);
    expect(await titles('?tags=tree,autumn')).toEqual(['Alder']);
    expect(await titles('?tags=tree&tags=late%20autumn')).toEqual(['Cedar']);
    expect(await titles('?tags=nothing')).toEqual([]);
    expect(await titles('?search=birch')).toEqual(['Birch']);
    expect(await titles(`?deviceType=pc&categoryId=${nature}&tags=tree&search=alder`)).toEqual(['Alder']);
  });

  it('selects what has no device or no category with "none"', async () => {
    expect(await titles('?deviceType=none')).toEqual(['Desert']);
    expect(await titles('?categoryId=none')).toEqual(['Desert', 'Cedar']);
  });

  it('takes empty parameters as not given', async () => {
    expect(await titles('?deviceType=&categoryId=&tags=&search=&limit=&offset=')).toHaveLength(4);
  });

  it('pages, and links to the next and the previous page with the same filter', async () => {
    const first = await list('?tags=tree&limit=2');
    expect(first.body).toHaveLength(2);
    expect(first.headers.get('X-Total-Count')).toBe('3');
    expect(first.headers.get('Link')).toBe('</api/wallpapers?tags=tree&limit=2&offset=2>; rel="next"');
    const second = await list('?tags=tree&limit=2&offset=2');
    expect(second.body.map(({ title }: { title: string }) => title)).toEqual(['Alder']);
    expect(second.headers.get('Link')).toBe('</api/wallpapers?tags=tree&limit=2&offset=0>; rel="prev"');
    expect(await titles('?limit=0')).toEqual([]);
    expect(await titles('?offset=99999999999999999999')).toEqual([]);
  });

  it('takes a limit above 200 for 200', async () => {
    const answer = await list('?limit=5000&offset=1');
    expect(answer.body).toHaveLength(3);
    expect(answer.headers.get('Link')).toBe('</api/wallpapers?limit=200&offset=0>; rel="prev"');
  });

  it.each([
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'limit=1e2',
    'limit=%2B5',
    'offset=-40',
    'offset=x',
    'categoryId=-1',
    'categoryId=abc',
    'deviceType=two+words',
    'deviceType=%00',
  ])('answers 400 with a sentence to %s', async (query) => {
    const answer = await list(`?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
    expect(answer.body.message).toMatch(/^\w+ must be .+\.$/);
  });

  it('answers strange searches without failing', async () => {
    for (const search of ['%00', "'", '🌲', '%', '\\', '(((', 'a'.repeat(5000), '%ED%A0%80']) {
      expect(
        (await list(`?search=${search === '%00' || search.startsWith('%ED') ? search : encodeURIComponent(search)}`))
          .status,
      ).toBe(200);
    }
  });
});
