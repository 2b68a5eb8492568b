import type { EntityManager } from '@mikro-orm/postgresql';
import { readDiskUse, readFreeBytes } from '~/features/system/disk-use.server';
import { offerMetrics } from '~/features/system/process-metrics.server';
import { countJobs } from '~/features/system/system.queries.server';

/** What there is once in an installation, which every worker would multiply. While the database is away, there is none of it. */
export function offerJobsMetrics(em: () => EntityManager): Promise<void> {
  return offerMetrics(({ Gauge }, registry) => {
    const registers = [registry];
    const none = () => ({});
    new Gauge({
      ...{ name: 'tapeta_jobs', help: 'Jobs of the queue by state.', labelNames: ['state'], registers },
      async collect() {
        this.reset();
        for (const [state, count] of Object.entries(await countJobs(em()).catch(none))) this.set({ state }, count);
      },
    });
    new Gauge({
      ...{
        name: 'tapeta_disk_bytes',
        help: 'Use of the disk by kind, as last counted.',
        labelNames: ['kind'],
        registers,
      },
      async collect() {
        this.reset();
        const use = await readDiskUse(em()).catch(() => null);
        for (const [kind, bytes] of Object.entries(use?.value.bytes ?? {})) this.set({ kind }, bytes);
      },
    });
    new Gauge({
      ...{ name: 'tapeta_disk_free_bytes', help: 'Free on the disk of DATA_DIR.', registers },
      async collect() {
        this.set(await readFreeBytes().catch(() => 0));
      },
    });
  });
}
