/** What the memory had for a request: the current answer, one given a last time while it is made anew, or none. */
export type CacheResult = 'hit' | 'stale' | 'miss';

const cacheResults: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0 };

export function countCacheResult(result: CacheResult): void {
  cacheResults[result] += 1;
}

/** In a worker: gives its counts to the launcher, which adds them up. The library takes 12 MB, so a site that nobody watches does without. */
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
  // Made only for its listener: it answers the launcher from the registries named here.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
}
