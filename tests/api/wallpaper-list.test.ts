import { beforeAll, describe, expect, it } from 'vitest';
import { writeCursor } from '~/features/lists/resolve/cursor';
import { newPicture, type Send } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { visitor, admin, upload } = onSharedSite();

/** Ids by title. */
const ids: Record<string, number> = {};
let nature: number;

const GALLERY: Record<string, Record<string, string>> = {
  Alder: { deviceType: 'pc', tags: 'tree, Autumn', categoryId: 'nature', featured: 'true' },
  Birch: { deviceType: 'mobile', tags: 'tree', categoryId: 'nature' },
  Cedar: { deviceType: 'pc', tags: 'tree, Late Autumn', categoryId: 'none' },
  Desert: { deviceType: 'tablet', tags: 'sand', categoryId: 'none' },
};
/** In px. 16:9 twice, nearly 21:9 and 1:2. */
const SIZES: Record<string, [number, number]> = {
  Alder: [500, 1000],
  Birch: [2580, 1080],
  Cedar: [2560, 1440],
  Desert: [683, 384],
};

beforeAll(async () => {
  const categories: { id: number; slug: string }[] = (await visitor('GET', '/api/categories')).body;
  nature = categories.find(({ slug }) => slug === 'nature')?.id ?? 0;
  for (const [title, { categoryId, ...fields }] of Object.entries(GALLERY)) {
    ids[title] = (
      await upload(
        { title, ...fields, categoryId: categoryId === 'nature' ? String(nature) : 'none' },
        await newPicture('picture.jpg', ...(SIZES[title] ?? [])),
      )
    ).id;
  }
  await admin('PUT', `/api/wallpapers/${ids.Desert}`, {
    json: { title: 'Desert', resolution: '1x1', fileSize: '1 KB', deviceType: null },
  });
  for (const title of ['Birch', 'Birch', 'Desert']) await visitor('POST', `/api/wallpapers/${ids[title]}/download`);
});

const list = (query: string) => visitor('GET', `/api/wallpapers${query}`);
const titles = async (query: string) => (await list(query)).body.map(({ title }: { title: string }) => title);

describe('GET /api/wallpapers', () => {
  it('lists the newest first', async () => {
    const { status, headers, body } = await list('');
    expect(status).toBe(200);
    expect(headers.get('X-Total-Count')).toBe('4');
    expect(headers.get('Link')).toBeNull();
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Desert', 'Cedar', 'Birch', 'Alder']);
    expect((await visitor('GET', `/api/wallpapers/${ids.Alder}`)).body).toMatchObject(body[3]);
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
    const next = /^<\/api\/wallpapers(\?tags=tree&limit=2&cursor=[\w-]+)>; rel="next"$/.exec(
      first.headers.get('Link') ?? '',
    );
    expect(await titles(next?.[1] ?? '')).toEqual(['Alder']);
    const second = await list('?tags=tree&limit=2&offset=2');
    expect(second.body.map(({ title }: { title: string }) => title)).toEqual(['Alder']);
    expect(second.headers.get('Link')).toBe('</api/wallpapers?tags=tree&limit=2&offset=0>; rel="prev"');
    expect(await titles('?limit=0')).toEqual([]);
    expect(await titles('?offset=99999999999999999999')).toEqual([]);
  });

  it('treats a limit above 200 as 200', async () => {
    const answer = await list('?limit=5000&offset=1');
    expect(answer.body).toHaveLength(3);
    expect(answer.headers.get('Link')).toBe('</api/wallpapers?limit=200&offset=0>; rel="prev"');
  });

  it.each([
    ...['limit=-1', 'limit=ten', 'limit=1.5', 'limit=1e2', 'limit=%2B5', 'offset=-40', 'offset=x', 'categoryId=-1'],
    ...['categoryId=abc', 'deviceType=two+words', 'deviceType=%00', 'minWidth=-1', 'minHeight=tall', 'ratio=16x9'],
    ...['ratio=16:0', 'ratio=0', 'ratio=16:9,wide', 'featured=yes', 'sort=oldest', 'seed=-1', 'cursor=x'],
    ...['cursor=n_5_', 'cursor=%00'],
  ])('answers 400 with a sentence for %s', async (query) => {
    const answer = await list(`?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
    expect(answer.body.message).toMatch(/^\w+ must be .+\.$/);
  });

  it('answers 400 with a message for a cursor of another list, and for a cursor with an offset', async () => {
    const elsewhere = 'This cursor belongs to a list in another order.';
    const newest = writeCursor({ order: 'newest', id: 5, corrections: [] });
    const title = writeCursor({ order: 'title', key: 'birch', id: 5 });
    const random = (blocks: number) => writeCursor({ order: 'random', part: 0, blocks, slot: 0, id: 5 });
    for (const [query, message] of [
      [`sort=title&cursor=${newest}`, elsewhere],
      [`sort=newest&cursor=${title}`, elsewhere],
      [`sort=downloads&cursor=${random(1)}`, elsewhere],
      [`sort=random&cursor=${random(512)}`, 'This cursor has expired. Start again without it.'],
      [`cursor=${newest}&offset=40`, 'Send either cursor or offset, not both.'],
    ]) {
      expect(await list(`?${query}`), query).toMatchObject({ status: 400, body: { error: 'malformed', message } });
    }
  });

  it('filters by size, by the ratio of the sides and by being featured', async () => {
    expect(await titles('?minWidth=2000')).toEqual(['Cedar', 'Birch']);
    expect(await titles('?minWidth=2560&minHeight=1440')).toEqual(['Cedar']);
    expect(await titles('?minWidth=99999999999999')).toEqual([]);
    expect(await titles('?ratio=16:9')).toEqual(['Desert', 'Cedar']);
    expect(await titles('?ratio=1.78')).toEqual(['Desert', 'Cedar']);
    expect(await titles('?ratio=21:9,1:2')).toEqual(['Birch', 'Alder']);
    expect(await titles('?ratio=32:9')).toEqual([]);
    expect(await titles('?featured=true')).toEqual(['Alder']);
    expect(await titles('?featured=false&ratio=16:9&minWidth=2000')).toEqual(['Cedar']);
  });

  it('sorts by downloads, title, age, and at random by a seed', async () => {
    expect(await titles('?sort=downloads')).toEqual(['Birch', 'Desert', 'Cedar', 'Alder']);
    expect(await titles('?sort=title')).toEqual(['Alder', 'Birch', 'Cedar', 'Desert']);
    expect(await titles('?sort=newest&search=tree')).toEqual(['Cedar', 'Birch', 'Alder']);
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => titles(`?sort=random&seed=${seed}`)));
    for (const order of orders) expect([...order].sort()).toEqual(['Alder', 'Birch', 'Cedar', 'Desert']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(2);
    expect(await titles('?sort=random&seed=1')).toEqual(orders[0]);
    expect(await titles('?sort=random')).toHaveLength(4);
  });

  it.each(['', 'sort=random&search=tree'])('can be followed to its end by the links of "%s"', async (query) => {
    const walked: number[] = [];
    let path: string | undefined = `/api/wallpapers?${query}&limit=1`;
    while (path) {
      const { body, headers }: Awaited<ReturnType<Send>> = await visitor('GET', path);
      expect(headers.get('X-Total-Count')).toBe(query.includes('search') ? '3' : '4');
      expect(headers.get('Link') ?? '').not.toContain('prev');
      walked.push(...body.map(({ id }: { id: number }) => id));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(new Set(walked).size).toBe(query.includes('search') ? 3 : 4);
    expect(walked).toHaveLength(new Set(walked).size);
  });
});
