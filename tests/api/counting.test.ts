import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservePort } from '../support/ports';
import { type Site, startSite } from '../support/site';
import { cookieOf } from '../support/site-database';
import { until } from '../support/until';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const WORKERS = 2;

let site: Site;
let database: pg.Client;
let metrics: string;

beforeAll(async () => {
  const port = await reservePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startSite({ env: { WEB_CONCURRENCY: String(WORKERS), METRICS_PORT: String(port) } });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  await until('every worker answers', async () => (await fetch(metrics)).status === 200);
});
afterAll(async () => {
  await database?.end();
  await site?.stop();
});

async function get(path: string, address: string, headers: Record<string, string> = {}) {
  const all = { 'User-Agent': FIREFOX, 'X-Forwarded-For': address, ...headers };
  const answer = await fetch(site.url + path, { headers: all, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

describe('visits', () => {
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
    for (const path of ['/', '/?tab=pc', '/category/nature', '/', '/'])
      expect((await get(path, '192.0.2.1')).status).toBe(200);
    await becomes(1);
    expect((await get('/', '192.0.2.2')).status).toBe(200);
    await becomes(2);
    await vi.waitFor(async () => expect(await activeUsers()).toBe('2'), 120_000);
  });

  it('crawlers, scripts, data, files and missing pages count no one', async () => {
    expect((await get('/', '192.0.2.10', { 'User-Agent': CRAWLER })).status).toBe(200);
    expect((await get('/', '192.0.2.11', { 'User-Agent': 'curl/8.0' })).status).toBe(200);
    expect((await get('/', '192.0.2.12', { 'User-Agent': '' })).status).toBe(200);
    expect((await get('/', '192.0.2.13', { 'Sec-Purpose': 'prefetch' })).status).toBe(200);
    expect((await get('/_root.data', '192.0.2.14')).status).toBe(200);
    expect((await get('/api/categories', '192.0.2.15')).status).toBe(200);
    expect((await get('/favicon.svg', '192.0.2.16')).status).toBe(200);
    expect((await get('/no-such-page', '192.0.2.17')).status).toBe(404);
    // Recorded after all of these.
    expect((await get('/', '192.0.2.3')).status).toBe(200);
    await becomes(3);
    expect((await get('/', '192.0.2.4')).status).toBe(200);
    await becomes(4);
  });

  it('pages are served when visitors cannot be recorded, and the log says so once', async () => {
    await database.query('alter table visitor_salt rename to elsewhere');
    for (let last = 30; last < 40; last++) expect((await get('/', `192.0.2.${last}`)).status).toBe(200);
    await vi.waitFor(() => expect(site.log()).toContain('Visitors cannot be counted'), 5000);
    await database.query('alter table elsewhere rename to visitor_salt');
    expect((await get('/', '192.0.2.50')).status).toBe(200);
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
      expect((await get('/', '192.0.2.90', { 'User-Agent': `${FIREFOX} ${turn}` })).status).toBe(200);
    }
    // At most twenty in each of the two processes, enough for a household.
    await vi.waitFor(async () => expect((await visitors()) - before).toBeGreaterThanOrEqual(20), 5000);
    expect((await visitors()) - before).toBeLessThanOrEqual(40);
  });
});

describe('searches without a result', () => {
  beforeEach(async () => {
    await database.query('truncate missed_search, missed_search_day, missed_search_mark');
  });

  const counted = async () =>
    (await database.query('select words, searches from missed_search order by words')).rows.map(
      ({ words, searches }) => `${words} ${searches}`,
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
    await becomes('nowhere 4');
  });

  it('counts no robot, no prefetch, no administrator, no later page, no filter and nothing wrong', async () => {
    await fromTwo('/?q=crawled', { 'User-Agent': CRAWLER });
    await fromTwo('/?q=scripted', { 'User-Agent': 'curl/8.0' });
    await fromTwo('/?q=nameless', { 'User-Agent': '' });
    await fromTwo('/?q=prefetched', { 'Sec-Purpose': 'prefetch;prerender' });
    await fromTwo('/?q=administered', { Cookie: await cookieOf(site, 'sid=anything') });
    await fromTwo('/?q=later&offset=40');
    await fromTwo(`/?q=${'long'.repeat(20)}`);
    await fromTwo('/?q=%00%F0%9F');
    await fromTwo('/?q=filtered&colour=red');
    await fromTwo('/?minSize=3440x1440');
    await fromTwo('/category/nature?q=elsewhere');
    await lastOf();
    await vi.waitFor(async () => expect(await counted()).not.toEqual([]), 120_000);
    expect(await counted()).toEqual([expect.stringMatching(/^last\d+ 2$/)]);
  });

  it('takes at most fifty entries of a client in each process', async () => {
    for (let turn = 0; turn < 110; turn += 1) await get(`/?q=random${turn}`, '192.0.2.90');
    await lastOf();
    await vi.waitFor(async () => expect(await counted()).toHaveLength(1), 120_000);
    const { rows } = await database.query('select count(*)::int as n from missed_search_mark');
    expect(rows[0].n).toBeGreaterThan(0);
    expect(rows[0].n).toBeLessThanOrEqual(102);
  });

  it('serves pages when nothing can be counted, and the log says so once', async () => {
    await database.query('alter table missed_search_mark rename to elsewhere');
    for (const address of ['192.0.2.50', '192.0.2.51', '192.0.2.52', '192.0.2.53']) {
      expect((await get('/?q=broken', address)).status).toBe(200);
    }
    await vi.waitFor(() => expect(site.log()).toContain('Searches without a result cannot be counted'), 120_000);
    await database.query('alter table elsewhere rename to missed_search_mark');
    await lastOf();
    await vi.waitFor(async () => expect(await counted()).toContainEqual(expect.stringMatching(/^last/)), 120_000);
    const complaints = site.log().split('Searches without a result cannot be counted').length - 1;
    // Each of the two processes may log it once.
    expect(complaints).toBeLessThanOrEqual(2);
  });
});

describe('the metrics', () => {
  const read = async () => (await fetch(metrics)).text();

  async function cacheRequests(): Promise<Record<string, number>> {
    const text = await read();
    const lines = text.matchAll(/^tapeta_answer_cache_requests_total\{result="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, result, count]) => [result, Number(count)]));
  }

  it('counts cache hits of all workers, as the answers report them', async () => {
    const before = await cacheRequests();
    const said: Record<string, number> = { hit: 0, stale: 0, miss: 0 };
    for (let round = 0; round < 4 * WORKERS; round += 1) {
      const { headers } = await fetch(`${site.url}/help`, { headers: { Connection: 'close' } });
      const [, result = ''] = /^cache;desc=(\w+)$/.exec(headers.get('Server-Timing') ?? '') ?? [];
      said[result] = (said[result] ?? 0) + 1;
    }
    expect(said.hit).toBeGreaterThan(0);
    expect(said.miss).toBeGreaterThanOrEqual(WORKERS);
    const after = await cacheRequests();
    for (const [result, count] of Object.entries(said))
      expect((after[result] ?? 0) - (before[result] ?? 0)).toBe(count);
  });

  it('answers nothing but GET /metrics, which the site itself does not have', async () => {
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
    expect((await fetch(new URL('/', metrics))).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  });

  it('counts requests of all workers by route pattern', async () => {
    const count = async () => {
      const [, found = '0'] =
        /^tapeta_http_requests_total\{route="\/api\/wallpapers\/:id",method="GET",status="404"\} (\d+)$/m.exec(
          await read(),
        ) ?? [];
      return Number(found);
    };
    const before = await count();
    for (let id = 1; id <= 4 * WORKERS; id += 1) {
      await (await fetch(`${site.url}/api/wallpapers/9999${id}`, { headers: { Connection: 'close' } })).text();
    }
    await expect.poll(count).toBe(before + 4 * WORKERS);
  });

  it('reports queue and disk once, and the memory of all processes', async () => {
    const text = await read();
    expect(text.match(/^tapeta_jobs\{state="failed"\} 0$/gm)).toHaveLength(1);
    expect(Number(/^tapeta_disk_free_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(WORKERS * 30_000_000);
    await until('the disk has been counted', async () =>
      /^tapeta_disk_bytes\{kind="database"\} [1-9]/m.test(await read()),
    );
  });

  it('has every metric that the documented dashboard uses', async () => {
    const dashboard = readFileSync('docs/deploy/grafana-dashboard.json', 'utf8');
    const named = new Set(dashboard.match(/\b(?:tapeta|process|nodejs)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(15);
    const text = await read();
    const missing = [...named].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text));
    expect(missing).toEqual([]);
  });
});
