import type { Registry } from 'prom-client';
import type { CacheResult } from '~/http/request/request-context.server';

const cacheResults: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0 };

export function countCacheResult(result: CacheResult): void {
  cacheResults[result] += 1;
}

interface ClosedRequest {
  route: string;
  method: string;
  status: number;
  ms: number;
}

/** Does nothing until metrics are switched on. */
let observe = (_request: ClosedRequest): void => undefined;

export const observeRequest = (request: ClosedRequest): void => observe(request);

/** Metrics that only workers have. */
export function addRequestMetrics({ Counter, Histogram }: typeof import('prom-client'), registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: 'tapeta_answer_cache_requests_total',
    help: 'Public GET and HEAD requests by cache result.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cacheResults)) this.inc({ result }, count);
    },
  });
  const requests = new Counter({
    name: 'tapeta_http_requests_total',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'tapeta_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer, by route pattern.',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 30],
    registers,
  });
  observe = ({ route, method, status, ms }) => {
    requests.inc({ route, method, status });
    durations.observe({ route }, ms / 1000);
  };
}
