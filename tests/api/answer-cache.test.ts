import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send, sessionCookie } from '../support/api-client';
import { submitForm } from '../support/forms';
import { type Site, startSite } from '../support/site';
import { cookieOf, endJobs, inDatabase } from '../support/site-database';
import { until } from '../support/until';

const WORKERS = 2;
/** Each request uses a new connection, which the launcher assigns to the workers in turn. */
const ROUNDS = 2 * WORKERS;

let site: Site;
let admin: Send;

const page = { Accept: 'text/html', 'X-Requested-With': '', Connection: 'close' };
const visit = (path: string, headers: Record<string, string> = {}) =>
  client(site.url)('GET', path, { headers: { ...page, ...headers } });

/** The same page from every worker. */
async function fromAll(path: string) {
  const answers = [];
  for (let round = 0; round < ROUNDS; round += 1) answers.push(await visit(path));
  return answers;
}

const timingOf = ({ headers }: { headers: Headers }) => headers.get('Server-Timing');

/** Puts these pages into every worker's cache. */
async function warmUp(paths: string[]) {
  for (const path of paths) {
    const isWarm = async () => (await fromAll(path)).every((answer) => timingOf(answer) === 'cache;desc=hit');
    await until(`${path} is in memory`, isWarm);
  }
}

const submit = (path: string, fields: Record<string, string>) => submitForm(admin, path, fields);

const upload = async (title: string, tags: string, more: Record<string, string> = {}): Promise<number> => {
  const form = { title, tags, image: await newPicture(`${title}.jpg`, 320 + title.length, 200), ...more };
  const { status, body } = await admin('POST', '/api/wallpapers', { form });
  expect(status).toBe(201);
  await endJobs(site);
  return body.id;
};

const tagId = async (name: string): Promise<number> => {
  const [tag] = await inDatabase<{ id: number }>(site, 'select id from tag where name = $1', [name]);
  return tag?.id ?? 0;
};

beforeAll(async () => {
  site = await startSite({ env: { WEB_CONCURRENCY: String(WORKERS) } });
  admin = await administrator(site);
});
afterAll(() => site.stop());

describe('a cached answer', () => {
  beforeAll(async () => {
    // Other words stand beside none and one.
    const today = `(now() at time zone 'UTC')::date`;
    await inDatabase(site, `insert into visitor_day (day, shard, visitors) values (${today} - 1, 0, 40)`);
    for (let number = 0; number < 5; number += 1) await upload(`Picture ${'n'.repeat(number)}`, 'lake');
  });

  it('contains nothing of a session or a flash message, even with simultaneous requests', async () => {
    const paths = ['/', '/wallpaper/1', '/wallpaper/1.data', '/tag/lake', '/help', '/no/such/page', '/api/wallpapers'];
    const pages = paths.filter((path) => !/^\/api|\.data$/.test(path));
    await warmUp(paths);
    // Visitors are counted in the meantime, and a page may be rendered again with the new number.
    const withoutFigures = (body: unknown) => JSON.stringify(body).replace(/\d+/g, '');
    const hashOf = (body: unknown) => createHash('sha256').update(withoutFigures(body)).digest('hex');
    const expected = new Map<string, string>();
    for (const path of paths) expected.set(path, hashOf((await visit(path)).body));
    const login = await client(site.url)('POST', '/api/auth/login', {
      json: { username: site.adminUsername, password: site.adminPassword },
    });
    const session = sessionCookie(login);
    // A flash message for the administrator.
    const made = await submit('/admin/tags/delete?id=999999', {});
    const flash = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(flash).toMatch(/^flash-[0-9a-f]{8}=./);

    const asked = Array.from({ length: 20 }, (_, visitor) => paths.map((path) => ({ path, visitor }))).flat();
    const answers = await Promise.all(
      asked.map(async ({ path, visitor }) => {
        const isAdmin = visitor % 10 === 0;
        const answer = await visit(path, isAdmin ? { Cookie: `${session}; ${flash}` } : {});
        return { ...answer, path, isAdmin };
      }),
    );
    for (const { path, isAdmin, headers, body } of answers) {
      const ways: string[] = String(body).match(/href="\/admin[^"]*"/g) ?? [];
      if (isAdmin) {
        expect(ways.includes('href="/admin"'), path).toBe(pages.includes(path));
        expect(ways.includes('href="/admin/wallpapers/1"'), path).toBe(path === '/wallpaper/1');
        expect(headers.get('Cache-Control'), path).toMatch(/no-store/);
        expect(timingOf({ headers }), path).toBeNull();
      } else {
        expect(ways, path).toEqual([]);
        expect(headers.getSetCookie(), path).toEqual([]);
        expect(headers.get('Cache-Control'), path).toMatch(/^public/);
        // The suggestions of a missing page change automatically.
        if (path !== '/no/such/page') expect(hashOf(body), path).toBe(expected.get(path));
      }
    }
  });

  it('has an ETag and is not sent again to clients that have it', async () => {
    for (const path of ['/', '/wallpaper/1', '/wallpaper/1/full?zoom=100', '/help', '/_root.data']) {
      const { headers } = await visit(path);
      const etag = headers.get('ETag') ?? '';
      expect(etag, path).toMatch(/^W\/"[\w-]+"$/);
      const again = await visit(path, { 'If-None-Match': etag });
      expect(again, path).toMatchObject({ status: 304, body: '' });
      const longer = path.endsWith('.data') ? '' : ', stale-while-revalidate=30';
      expect(again.headers.get('Cache-Control')).toBe(`public, max-age=0, s-maxage=5${longer}`);
      expect(again.headers.get('Vary')).toBe('Save-Data, Cookie, Accept-Encoding');
    }
  });

  it('is shared by all orders of the parameters and by unknown parameters', async () => {
    const first = '/?tab=pc&offset=0&seed=7';
    await warmUp([first]);
    for (const path of ['/?seed=7&offset=0&tab=pc', '/?seed=7&utm_source=letter&offset=0&tab=pc&x=1']) {
      expect((await fromAll(path)).map(timingOf), path).toEqual(Array(ROUNDS).fill('cache;desc=hit'));
    }
    expect(timingOf(await visit('/?tab=pc&offset=0&seed=8'))).toBe('cache;desc=miss');
  });

  it('is shared by all missing addresses, but not by existing ones', async () => {
    for (const paths of [
      ['/wp-login.php', '/nothing-here', '/nothing?q=1'],
      ['/no/such/page', '/.git/config'],
    ]) {
      await warmUp(paths.slice(0, 1));
      for (const path of paths) {
        const answers = await fromAll(path);
        expect(
          answers.map((answer) => [answer.status, timingOf(answer)]),
          path,
        ).toEqual(Array(ROUNDS).fill([404, 'cache;desc=hit']));
      }
    }
    for (const path of ['/HELP', '/%68elp', '/Category/nature', '/login', '/contact', '/500']) {
      expect((await visit(path)).body, path).not.toContain('<h1>Page not found</h1>');
    }
  });

  it('is never stored for a crooked path', async () => {
    const raw = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(site.url);
        request({ hostname, port, path, headers: { Connection: 'close' } }, (response) => {
          response.resume();
          response.once('end', () =>
            resolve(`${response.statusCode} ${response.headers['server-timing'] ?? 'not kept'}`),
          );
        })
          .once('error', reject)
          .end();
      });
    for (const path of ['/more/../wallpaper/1/file/original', '/more/%2e%2e/contact', '/category/..\\login']) {
      expect(await raw(path), path).toMatch(/not kept$/);
    }
    for (const word of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
      for (const path of [`/${word}`, `/${word}.data`, `/${word}/x`, `/images/${word}/320.webp`, `/build/${word}`]) {
        expect(await raw(path), path).toMatch(/^404/);
      }
    }
    expect(await raw('/?q=a?b&device=pc')).toBe('200 cache;desc=miss');
    expect((await visit('/?q=a?b&device=pc')).body).toContain('Results for “a?b”');
  });

  it('stays after a refused write', async () => {
    await warmUp(['/help']);
    const refused = await client(site.url)('POST', '/api/categories', {
      json: {},
      headers: { Cookie: await cookieOf(site, 'sid=x') },
    });
    expect(refused.status).toBe(401);
    expect((await fromAll('/help')).map(timingOf)).toEqual(Array(ROUNDS).fill('cache;desc=hit'));
  });

  it('links back to the visitor’s list', async () => {
    const from = (path: string) => visit('/wallpaper/1', { Referer: site.url + path });
    for (let round = 0; round < ROUNDS; round += 1) {
      expect((await from('/tag/lake')).body).toContain('href="/tag/lake"');
      const listed = await from('/?device=pc');
      expect(listed.body).toContain('href="/?device=pc#wallpapers"');
      expect(listed.headers.get('Cache-Control')).toBe('private, no-cache');
    }
    expect((await visit('/wallpaper/1')).body).toContain('href="/#wallpapers"');
  });

  it('has the origin that each visitor uses', async () => {
    const addresses = async (host: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec((await visit('/help', { 'X-Forwarded-Host': host })).body)?.[1];
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await addresses('one.example')).toBe('http://one.example/help');
      expect(await addresses('two.example')).toBe('http://two.example/help');
    }
  });

  it('has an encoding that the client accepts', async () => {
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, body } = await visit('/help', { 'Accept-Encoding': accept });
      expect(headers.get('Content-Encoding')).toBe(encoding);
      expect(body).toContain('<h1>Help Center</h1>');
    }
  });

  it('is compressed better once it is requested again', async () => {
    const sizeOf = async () => {
      const { headers, body } = await visit('/privacy', { 'Accept-Encoding': 'br' });
      expect(body).toContain('</html>');
      return Number(headers.get('Content-Length'));
    };
    const first = await sizeOf();
    await until('the answer is smaller', async () => (await sizeOf()) < 0.95 * first);
  });

  it('doesn’t count against the search limit', async () => {
    await warmUp(['/?q=lake']);
    await inDatabase(site, `insert into rate_limit (key, points, expire) values ('search:10.9.9.9', 121, $1)`, [
      Date.now() + 60_000,
    ]);
    const answers = await fromAll('/?q=lake');
    expect(answers.map(({ status }) => status)).toEqual(Array(ROUNDS).fill(200));
    const eager = await visit('/?q=lake', { 'X-Forwarded-For': '10.9.9.9' });
    expect([eager.status, timingOf(eager)]).toEqual([200, 'cache;desc=hit']);
    expect((await visit('/?q=another', { 'X-Forwarded-For': '10.9.9.9' })).status).toBe(429);
    expect((await visit('/?q=another')).status).toBe(200);
  });
});

describe('no page is out of date after', () => {
  let wallpaper: number;
  let category: number;
  let categorySlug: string;

  beforeAll(async () => {
    const { body } = await admin('POST', '/api/categories', { json: { name: 'Shores', slug: 'shores' } });
    category = body.id;
    categorySlug = body.slug;
    wallpaper = await upload('First light', 'beach, sand', { categoryId: String(category) });
  });

  /** Checks that visitors see a change on all these pages at once, whichever worker answers. */
  async function changes(paths: string[], change: () => Promise<unknown>, isSeen: (body: string) => boolean) {
    await warmUp(paths);
    for (const path of paths) expect(isSeen(String((await visit(path)).body)), `${path} before`).toBe(false);
    await change();
    for (const path of paths) {
      const answers = await fromAll(path);
      expect(
        answers.map(({ body }) => isSeen(typeof body === 'string' ? body : JSON.stringify(body))),
        path,
      ).toEqual(Array(ROUNDS).fill(true));
    }
  }
  const lists = () => [
    '/',
    `/category/${categorySlug}`,
    '/tag/sand',
    '/more/tag/sand',
    '/feed.xml',
    '/?q=sand',
    '/_root.data',
  ];

  it('an upload', async () => {
    const more = () => upload('Second wave', 'sand', { categoryId: String(category) });
    await changes(lists(), more, (body) => body.includes('Second wave'));
  });

  it('an edit', async () => {
    const edit = () =>
      admin('PUT', `/api/wallpapers/${wallpaper}`, {
        json: {
          title: 'Morning light',
          resolution: '320x200',
          fileSize: '1 KB',
          categoryId: category,
          tags: ['beach', 'sand'],
        },
      });
    const paths = [...lists(), `/wallpaper/${wallpaper}`, `/api/wallpapers/${wallpaper}`];
    await changes(paths, edit, (body) => body.includes('Morning light'));
  });

  it('a renamed tag', async () => {
    const rename = async () =>
      expect((await submit(`/admin/tags/${await tagId('beach')}`, { intent: 'rename', name: 'Seaside' })).status).toBe(
        303,
      );
    await changes([`/wallpaper/${wallpaper}`, '/?q=light'], rename, (body) => body.includes('Seaside'));
  });

  it('a tag merge', async () => {
    await upload('Third dune', 'dune');
    const merge = async () =>
      expect((await submit(`/admin/tags/merge?id=${await tagId('Seaside')}&into=dune`, {})).status).toBe(303);
    await changes([`/wallpaper/${wallpaper}`], merge, (body) => body.includes('dune') && !body.includes('Seaside'));
  });

  it('a renamed category', async () => {
    const rename = () => admin('PUT', `/api/categories/${category}`, { json: { name: 'Coasts', slug: 'shores' } });
    await changes(['/', '/category/shores', `/wallpaper/${wallpaper}`, '/help'], rename, (body) =>
      body.includes('Coasts'),
    );
  });

  it('a deletion and a restore', async () => {
    const path = `/wallpaper/${wallpaper}`;
    await warmUp([path]);
    expect((await admin('DELETE', `/api/wallpapers/${wallpaper}`)).status).toBe(200);
    expect((await fromAll(path)).map(({ status }) => status)).toEqual(Array(ROUNDS).fill(404));
    for (const list of ['/', '/tag/sand']) {
      for (const { body } of await fromAll(list)) expect(body).not.toContain('Morning light');
    }
    expect((await submit('/admin/wallpapers/trash', { intent: 'restore', id: String(wallpaper) })).status).toBe(303);
    expect((await fromAll(path)).map(({ status }) => status)).toEqual(Array(ROUNDS).fill(200));
  });

  it('a deleted category', async () => {
    const end = () => admin('DELETE', `/api/categories/${category}`);
    await changes(['/', `/wallpaper/${wallpaper}`, '/help'], end, (body) => !body.includes('Coasts'));
  });

  it('a change by another program, within a second', async () => {
    await warmUp(['/']);
    await inDatabase(site, `update wallpaper set title = 'From elsewhere' where id = $1`, [wallpaper]);
    const isSeen = async () => (await fromAll('/')).every(({ body }) => body.includes('From elsewhere'));
    await until('the change shows', isSeen, 5000);
  });

  it('a download, within some seconds', async () => {
    const path = `/api/wallpapers/${wallpaper}`;
    await warmUp([path, '/']);
    expect((await admin('POST', `${path}/download`)).body.downloads).toBe(1);
    const isSeen = async () =>
      (await fromAll(path)).every(({ body }) => body.downloads === 1) &&
      (await fromAll('/')).every(({ body }) => /class="card-downloads">1</.test(body));
    await until('the download shows', isSeen);
  });
});
