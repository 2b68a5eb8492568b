import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPages } from '../support/admin-pages';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { createDatabaseOn, type Database, databaseServer } from '../support/database-server';
import { type Line, openLine } from '../support/line';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

const SORRY = 'We’ll be back shortly. Please try again later.';

const PUBLIC_PAGES = [
  ...['/', '/category/sea', '/tag/sea', '/wallpaper/1', '/contact', '/help', '/login', '/subscribe'],
  ...['/no-such-page'],
];

let database: Database;
let line: Line;
let site: Site;
let visitor: Send;

beforeAll(async () => {
  const server = databaseServer() ?? '';
  database = await createDatabaseOn(server);
  const url = new URL(database.url);
  line = await openLine(url.hostname, Number(url.port || 5432));
  url.host = `127.0.0.1:${line.port}`;
  site = await startSite({ env: { DATABASE_URL: url.href } });
  visitor = client(site.url);
});
afterAll(async () => {
  await site.stop();
  await line.close();
  await database.drop();
});

/** The log line of a failed request. */
async function reasonOf(id: string): Promise<string> {
  const lineOf = () =>
    site
      .log()
      .split('\n')
      .find((line) => line.includes(id) && line.includes('"status":503'));
  await until('the request is in the log', () => lineOf() !== undefined);
  return JSON.parse(lineOf() ?? '{}').reason;
}

it('says “back shortly” while the database is down, and recovers with it', async () => {
  const send = await administrator(site);
  const { body: wallpaper } = await send('POST', '/api/wallpapers', { form: { image: await newPicture() } });
  expect((await visitor('GET', '/')).status).toBe(200);
  expect((await visitor('GET', `/wallpaper/${wallpaper.id}/file/original`)).status).toBe(200);

  line.cut();
  // Cached answers are served until the worker notices.
  await expect.poll(async () => (await visitor('GET', '/')).status).toBe(503);
  for (const path of ['/', '/category/nature', '/?q=sea', `/wallpaper/${wallpaper.id}`, '/no-such-page', '/503']) {
    const page = await visitor('GET', path);
    expect(page.status, path).toBe(503);
    expect(page.body, path).toContain(`<h1>Back shortly</h1><p>${SORRY}</p>`);
    expect(page.headers.get('Retry-After'), path).toBe('5');
    expect(page.headers.get('Content-Security-Policy'), path).toContain("default-src 'self'");
  }
  for (const path of ['/api/wallpapers', '/api/categories']) {
    const answer = await visitor('GET', path);
    expect(answer, path).toMatchObject({ status: 503, body: { message: SORRY, error: 'unavailable' } });
    expect(answer.headers.get('Retry-After'), path).toBe('5');
  }
  for (const path of ['/?q=sea', '/api/categories', '/feed.xml']) {
    const id = (await visitor('GET', path)).headers.get('X-Request-Id') ?? '';
    expect(await reasonOf(id), path).toMatch(/^database: (?:ECONNREFUSED|ECONNRESET|.*(?:terminated|timeout).*)$/);
  }
  for (const path of ['/sitemap.xml', '/feed.xml']) expect((await visitor('GET', path)).status, path).toBe(503);
  for (const path of [
    new URL(wallpaper.imageUrl).pathname,
    '/favicon.ico',
    '/robots.txt',
    '/manifest.webmanifest',
    '/health',
  ]) {
    expect((await visitor('GET', path)).status, path).toBe(200);
  }
  // A file that is made is sent without its credit, and caches must not keep it.
  const key = new URL(wallpaper.imageUrl).pathname.split('/')[2] ?? '';
  const full = await visitor('GET', `/images/${key}/${key.slice(0, 8)}-full.jpg`);
  expect([full.status, full.headers.get('Cache-Control')]).toEqual([200, 'no-store']);

  line.mend();
  await expect.poll(async () => (await visitor('GET', '/')).status).toBe(200);
});

// PostgreSQL's own time limit doesn't help when the network is frozen.
it('says so, too, and lets no request wait forever, while the database is frozen', async () => {
  expect((await visitor('GET', '/')).status).toBe(200);
  line.freeze();
  const paths = [
    ...['/category/nature', '/?q=mountain', '/tag/sea', '/api/wallpapers?search=sea', '/api/random', '/sitemap.xml'],
  ];
  // More requests than connections, so that most wait for one.
  const asked = Array.from({ length: 40 }, async (_, index) => {
    const path = paths[index % paths.length] ?? '';
    return `${(await visitor('GET', `${path}${path.includes('?') ? '&' : '?'}offset=${index}`)).status} ${path}`;
  });
  const ready = visitor('GET', '/health/ready');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(paths.map((path) => `503 ${path}`)));
  expect((await ready).body).toEqual({
    ready: false,
    checks: {
      database: expect.stringMatching(/^The database does not answer/),
      migrations: expect.stringMatching(/^The database cannot tell/),
      storage: 'ok',
      room: 'ok',
    },
  });

  line.cut();
  line.mend();
  await expect.poll(async () => (await visitor('GET', '/')).status).toBe(200);
});

it('says so on every page whose own statement takes too long', async () => {
  const send = await administrator(site);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  const { rows } = await holder.query(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename not in ('session', 'administrator')`,
  );
  // A job of the site may hold a table in another order.
  await until('every table is locked', () =>
    holder.query(`begin; lock table ${rows[0].tables} in access exclusive mode`).then(
      () => true,
      () => holder.query('rollback').then(() => false),
    ),
  );
  const paths = [...PUBLIC_PAGES, ...adminPages().flatMap(({ path, isScreen }) => (isScreen ? [path] : []))];
  const answers: [string, number][] = [];
  for (let begin = 0; begin < paths.length; begin += 16) {
    const asked = paths.slice(begin, begin + 16).map(async (path): Promise<[string, number]> => {
      const { status } = await send('GET', path, { headers: { 'X-Requested-With': '', Accept: 'text/html' } });
      return [path, status];
    });
    answers.push(...(await Promise.all(asked)));
  }
  await holder.end();
  expect(answers).toEqual(paths.map((path) => [path, 503]));
});
