import type { EntityManager } from '@mikro-orm/postgresql';
import { readDiskUse, readFreeBytes } from '~/features/operations/system/disk-use.server';
import { type LastBackups, readLastBackups } from '~/features/operations/system/last-backup.server';
import { offerMetrics } from '~/features/operations/system/process-metrics.server';
import { countJobs } from '~/features/operations/system/system.queries.server';

const OF_LAST_BACKUP: { name: string; help: string; read: (backups: LastBackups) => number | null | undefined }[] = [
  {
    name: 'timestamp_seconds',
    help: 'When the last good backup finished.',
    read: ({ good }) => good && good.notedAt.getTime() / 1000,
  },
  { name: 'bytes', help: 'Size of the last good backup.', read: ({ good }) => good?.value.bytes },
  {
    name: 'success',
    help: 'Whether the last backup was good (1) or failed (0).',
    read: ({ good, failure }) => (failure ? 0 : good && 1),
  },
];

/** Metrics of the whole installation: workers would count them several times. Left out while the database is down. */
export function offerJobsMetrics(em: () => EntityManager): Promise<void> {
  return offerMetrics(({ Gauge }, registry) => {
    const registers = [registry];
    const none = () => ({});
    new Gauge({
      ...{ name: 'tapeta_jobs', help: 'Jobs in the queue, by state.', labelNames: ['state'], registers },
      async collect() {
        this.reset();
        for (const [state, count] of Object.entries(await countJobs(em()).catch(none))) this.set({ state }, count);
      },
    });
    new Gauge({
      ...{
        name: 'tapeta_disk_bytes',
        help: 'Disk use by kind, as last measured.',
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
      ...{
        name: 'tapeta_bucket_bytes',
        help: 'Size of the uploaded pictures in the bucket, by kind.',
        labelNames: ['kind'],
        registers,
      },
      async collect() {
        this.reset();
        const use = await readDiskUse(em()).catch(() => null);
        for (const [kind, { bytes }] of Object.entries(use?.value.bucket ?? {})) this.set({ kind }, bytes);
      },
    });
    for (const { name, help, read } of OF_LAST_BACKUP) {
      new Gauge({
        ...{ name: `tapeta_last_backup_${name}`, help, registers },
        async collect() {
          const backups = await readLastBackups(em()).catch(() => null);
          const value = backups && read(backups);
          if (typeof value === 'number') this.set(value);
          else this.remove();
        },
      });
    }
    new Gauge({
      ...{ name: 'tapeta_disk_free_bytes', help: 'Free space on the disk of DATA_DIR.', registers },
      async collect() {
        this.set(await readFreeBytes().catch(() => 0));
      },
    });
  });
}
