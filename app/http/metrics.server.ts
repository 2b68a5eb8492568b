export type CacheResult = 'hit' | 'stale' | 'miss';

const cacheResults: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0 };

export function countCacheResult(result: CacheResult): void {
  cacheResults[result] += 1;
}

/** Gives a worker's counts to the launcher. The library takes 12 MB, so it loads only where somebody watches. */
export async function offerMetrics(): Promise<void> {
  const { AggregatorRegistry, Counter, Registry } = await import('prom-client');
  const registry = new Registry();
  new Counter({
    name: 'tapeta_answer_cache_requests_total',
    help: 'Public GET and HEAD requests by what the memory of finished answers had for them.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cacheResults)) this.inc({ result }, count);
    },
  });
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
}
