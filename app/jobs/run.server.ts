import { run } from 'graphile-worker';
import { connectOrm } from '~/db/orm.server';
import { FINISH_WALLPAPER, finishWallpaper } from '~/features/wallpapers/finishing.server';
import { sweepLeftovers } from '~/features/wallpapers/loose-files.server';
import { fileStore } from '~/images/store.server';

/** Works through the job queue until stopped: one job at a time, so that pages keep a core to themselves. */
export async function runJobs(databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const orm = await connectOrm(databaseUrl);
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 1,
    maxPoolSize: 3,
    noHandleSignals: true,
    crontab: '*/10 * * * * sweep-leftovers',
    taskList: {
      [FINISH_WALLPAPER]: async (payload) => {
        await finishWallpaper(orm.em.fork(), fileStore(), (payload as { id: number }).id);
      },
      'sweep-leftovers': () => sweepLeftovers(orm.em.fork(), fileStore()),
    },
  });
  return {
    async stop() {
      await runner.stop();
      await orm.close();
    },
  };
}
