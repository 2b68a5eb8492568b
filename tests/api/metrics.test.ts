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
  await until('every worker answers', async () => (await fetch(metrics)).status === 200, 20_000);
});
afterAll(() => site.stop());

async function cacheRequests(): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.matchAll(/^tapeta_answer_cache_requests_total\{result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, result, count]) => [result, Number(count)]));
}

it('counts what the memory of every worker had, as the answers themselves say', async () => {
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

it('answers nothing else there, and has no such address on the site', async () => {
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
  expect((await fetch(new URL('/', metrics))).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});
