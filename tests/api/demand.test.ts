import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSite } from '../support/site';
import { cookieOf } from '../support/site-database';

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
beforeEach(async () => {
  await database.query('truncate demand, demand_day, demand_mark');
});

async function get(path: string, address: string, headers: Record<string, string> = {}) {
  const all = { 'User-Agent': FIREFOX, 'X-Forwarded-For': address, ...headers };
  const answer = await fetch(site.url + path, { headers: all, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

const counted = async () =>
  (await database.query('select kind, wanted, asked from demand order by kind, wanted')).rows.map(
    ({ kind, wanted, asked }) => `${kind} ${wanted} ${asked}`,
  );
/** Counted some time after the answer. */
const becomes = (...rows: string[]) => vi.waitFor(async () => expect(await counted()).toEqual(rows), 120_000);
const fromTwo = async (path: string, headers: Record<string, string> = {}) => {
  for (const address of ['192.0.2.1', '192.0.2.2']) await get(path, address, headers);
};
/** Counted after everything before it. */
const lastOf = () => fromTwo(`/?q=last${Date.now()}`);

it('counts a search that is rendered and one that comes from memory, pages and data alike', async () => {
  expect((await get('/?q=Nowhere%20', '192.0.2.1')).headers.get('Server-Timing')).toContain('miss');
  expect((await get('/?q=nowhere', '192.0.2.2')).status).toBe(200);
  await vi.waitFor(async () =>
    expect((await get('/?q=nowhere', '192.0.2.2')).headers.get('Server-Timing')).toContain('hit'),
  );
  await get('/_root.data?q=nowhere', '192.0.2.3');
  await get('/?q=nowhere', '192.0.2.4');
  await becomes('search nowhere 4');
});

it('counts filters, screens of filters, and screens of programs', async () => {
  await fromTwo('/?q=Sea&colour=red&sort=downloads');
  await fromTwo('/?minSize=3440x1440');
  await fromTwo('/random/1080x2400', { 'User-Agent': 'curl/8.0' });
  await fromTwo('/daily/1080x2400', { 'User-Agent': '' });
  await becomes(
    'filters /?minSize=3440x1440 2',
    'filters /?q=sea&colour=red 2',
    'screen 1080x2400 2',
    'screen 3440x1440 2',
  );
});

it('counts no robot, no prefetch, no administrator, no later page and nothing wrong', async () => {
  await fromTwo('/?q=crawled', { 'User-Agent': CRAWLER });
  await fromTwo('/?q=scripted', { 'User-Agent': 'curl/8.0' });
  await fromTwo('/?q=nameless', { 'User-Agent': '' });
  await fromTwo('/?q=prefetched', { 'Sec-Purpose': 'prefetch;prerender' });
  await fromTwo('/?q=administered', { Cookie: await cookieOf(site, 'sid=anything') });
  await fromTwo('/?q=later&offset=40');
  await fromTwo(`/?q=${'long'.repeat(20)}`);
  await fromTwo('/?q=%00%F0%9F');
  await fromTwo('/random/99999x99999');
  await fromTwo('/random/800x600', { 'User-Agent': CRAWLER });
  await lastOf();
  await vi.waitFor(async () => expect(await counted()).not.toEqual([]), 120_000);
  expect(await counted()).toEqual([expect.stringMatching(/^search last\d+ 2$/)]);
});

it('takes at most fifty entries of a client in each process', async () => {
  for (let turn = 0; turn < 110; turn += 1) await get(`/?q=random${turn}`, '192.0.2.90');
  await lastOf();
  await vi.waitFor(async () => expect(await counted()).toHaveLength(1), 120_000);
  const { rows } = await database.query('select count(*)::int as n from demand_mark');
  expect(rows[0].n).toBeGreaterThan(0);
  expect(rows[0].n).toBeLessThanOrEqual(102);
});

it('serves pages when nothing can be counted, and the log says so once', async () => {
  await database.query('alter table demand_mark rename to elsewhere');
  for (const address of ['192.0.2.50', '192.0.2.51', '192.0.2.52', '192.0.2.53']) {
    expect((await get('/?q=broken', address)).status).toBe(200);
  }
  await vi.waitFor(() => expect(site.log()).toContain('What visitors look for cannot be counted'), 120_000);
  await database.query('alter table elsewhere rename to demand_mark');
  await lastOf();
  await vi.waitFor(async () => expect(await counted()).toContainEqual(expect.stringMatching(/^search last/)), 120_000);
  const complaints = site.log().split('What visitors look for cannot be counted').length - 1;
  // Each of the two processes may log it once.
  expect(complaints).toBeLessThanOrEqual(2);
});
