import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { countFileOwners } from '~/features/operations/maintenance/check-files.queries.server';
import { moveMark } from '~/features/operations/maintenance/gallery-files.server';
import { moveFiles } from '~/features/operations/maintenance/move-files.server';
import { inBucket, onDisk, setGoal } from '~/storage/store.server';
import { withOrm } from '../db/orm.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { withDatabase } from './open-database.server';
import { showProgress } from './progress.server';

function goalFromArguments(): 'disk' | 's3' {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to === 'disk' || to === 's3') return to;
  } catch {
    // Said below.
  }
  throw new CommandError('Please say where to: npm run move-files -- --to s3, or --to disk');
}

const ENDS = {
  s3: 'All files are in the bucket.',
  disk: 'All files are on the disk. Take the settings S3_… away and start Tapeta anew.',
};

async function main(): Promise<void> {
  const goal = goalFromArguments();
  if (!inBucket) throw new CommandError('Set S3_BUCKET and what belongs to it, for this command and for the site.');
  const [from, to] = goal === 's3' ? [onDisk, inBucket] : [inBucket, onDisk];
  let isStopping = false;
  async function moveAll(em: EntityManager): Promise<void> {
    process.once('SIGINT', () => {
      isStopping = true;
    });
    const bar = showProgress('Moving', await countFileOwners(em));
    try {
      await setGoal(goal);
      const options = { onMoved: () => bar.step(), isStopping: () => isStopping };
      // Uploads that arrived meanwhile in a process that did not know the new storage yet.
      while ((await moveFiles(em.fork(), from, to, options)) > 0 && !isStopping);
      if (!isStopping) await moveMark(em.fork(), from, to);
    } finally {
      bar.stop();
    }
    console.info(isStopping ? 'Stopped. The same command goes on.' : ENDS[goal]);
  }
  await withDatabase('a move of files', (url) => withOrm(url, moveAll));
}

main().catch(reportFailure);
