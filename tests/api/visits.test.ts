import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSite } from '../support/site';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: Awaited<ReturnType<typeof startSite>>;
let database: pg.Client;

beforeAll(async () => {
  site = await startSite({ env: { WEB_CONCURRENCY: '2' } });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await site?.stop();
});

async function get(path: string, address: string, headers: Record<string, string> = { 'User-Agent': FIREFOX }) {
  const answer = await fetch(site.url + path, { headers: { 'X-Forwarded-For': address, ...headers } });
  await answer.arrayBuffer();
  return answer.status;
}

const visitors = async () => (await database.query('select count(*)::int as n from visitor')).rows[0].n;
/** A visit is recorded some time after the answer. */
const becomes = (count: number) => vi.waitFor(async () => expect(await visitors()).toBe(count), 5000);

const activeUsers = async () =>
  /<dt>active users<\/dt><dd[^>]*>([^<]*)</.exec(await (await fetch(site.url)).text())?.[1];

it('there are no active users before the first visit, and the page shows a tenth of the downloads', async () => {
  await database.query('insert into download_day (day, shard, downloads) values (current_date, 0, 1239)');
  expect(await activeUsers()).toBe('123');
});

it('someone who opens pages with a browser is one active user', async () => {
  for (const path of ['/', '/?tab=pc', '/category/nature', '/', '/']) expect(await get(path, '192.0.2.1')).toBe(200);
  await becomes(1);
  expect(await get('/', '192.0.2.2')).toBe(200);
  await becomes(2);
  await vi.waitFor(async () => expect(await activeUsers()).toBe('2'), 120_000);
});

it('crawlers, scripts, data, files and missing pages count no one', async () => {
  expect(await get('/', '192.0.2.10', { 'User-Agent': CRAWLER })).toBe(200);
  expect(await get('/', '192.0.2.11', { 'User-Agent': 'curl/8.0' })).toBe(200);
  expect(await get('/', '192.0.2.12', { 'User-Agent': '' })).toBe(200);
  expect(await get('/', '192.0.2.13', { 'User-Agent': FIREFOX, 'Sec-Purpose': 'prefetch' })).toBe(200);
  expect(await get('/_root.data', '192.0.2.14')).toBe(200);
  expect(await get('/api/categories', '192.0.2.15')).toBe(200);
  expect(await get('/favicon.svg', '192.0.2.16')).toBe(200);
  expect(await get('/no-such-page', '192.0.2.17')).toBe(404);
  // Recorded after all of these.
  expect(await get('/', '192.0.2.3')).toBe(200);
  await becomes(3);
  expect(await get('/', '192.0.2.4')).toBe(200);
  await becomes(4);
});

it('pages are served when visitors cannot be recorded, and the log says so once', async () => {
  await database.query('alter table visitor_salt rename to elsewhere');
  for (let last = 30; last < 40; last++) expect(await get('/', `192.0.2.${last}`)).toBe(200);
  await vi.waitFor(() => expect(site.log()).toContain('Visitors cannot be counted'), 5000);
  await database.query('alter table elsewhere rename to visitor_salt');
  expect(await get('/', '192.0.2.50')).toBe(200);
  // More than one, because some earlier visits may be recorded late.
  await vi.waitFor(async () => expect(await visitors()).toBeGreaterThanOrEqual(5), 5000);
  const complaints = site.log().split('Visitors cannot be counted').length - 1;
  // Each of the two processes may log it once.
  expect(complaints).toBeGreaterThanOrEqual(1);
  expect(complaints).toBeLessThanOrEqual(2);
});

it('one client counts as a few visitors at most, whatever browser names it sends', async () => {
  const before = await visitors();
  for (let turn = 0; turn < 200; turn += 1) {
    expect(await get('/', '192.0.2.90', { 'User-Agent': `${FIREFOX} ${turn}` })).toBe(200);
  }
  // At most twenty in each of the two processes, enough for a household.
  await vi.waitFor(async () => expect((await visitors()) - before).toBeGreaterThanOrEqual(20), 5000);
  expect((await visitors()) - before).toBeLessThanOrEqual(40);
});
