import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reservePort } from '../support/ports';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

const WORKERS = 2;

let site: Site;
let metrics: string;

beforeAll(async () => {
  const port = await reservePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startSite({ env: { WEB_CONCURRENCY: String(WORKERS), METRICS_PORT: String(port) } });
  await until('every worker answers', async () => (await fetch(metrics)).status === 200);
});
afterAll(() => site.stop());

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
  for (const [result, count] of Object.entries(said)) expect((after[result] ?? 0) - (before[result] ?? 0)).toBe(count);
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
