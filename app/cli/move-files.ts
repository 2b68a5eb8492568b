import type { EntityManager } from '@mikro-orm/postgresql';
import { countFileOwners } from '~/features/operations/maintenance/check-files.queries.server';
import { moveMark } from '~/features/operations/maintenance/gallery-files.server';
import { moveFiles } from '~/features/operations/maintenance/move-files.server';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { inBucket, onDisk, setGoal } from '~/storage/store.server';
import { withOrm } from '../db/orm.server';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { runningServers } from './launcher/data-dir-lock.server';
import { storageName } from './launcher/leases.server';
import { withDatabase } from './open-database.server';
import { showProgress } from './progress.server';

function goalFromArguments(): 'disk' | 's3' {
  const { usage } = messagesOf('commands').move;
  const { to } = readArguments({ usage, options: { to: { type: 'string' } } }).values;
  if (to === 'disk' || to === 's3') return to;
  throw new CommandError(usage);
}

async function main(): Promise<void> {
  const goal = goalFromArguments();
  const text = messagesOf('commands').move;
  if (!inBucket) throw new CommandError(text.noBucket);
  // It would not find the moved files, and new ones would go to the disk.
  const unaware = (await runningServers(env.DATA_DIR)).find(({ storage }) => storage !== storageName());
  if (unaware) throw new CommandError(text.unknownBucket(unaware.pid, unaware.host));
  const [from, to] = goal === 's3' ? [onDisk, inBucket] : [inBucket, onDisk];
  let isStopping = false;
  async function moveAll(em: EntityManager): Promise<void> {
    process.once('SIGINT', () => {
      isStopping = true;
    });
    const bar = showProgress(text.verb, await countFileOwners(em));
    try {
      await setGoal(goal);
      const options = { onMoved: () => bar.step(), isStopping: () => isStopping };
      // Repeats for uploads that arrived in a process that did not know the new storage yet.
      while ((await moveFiles(em.fork(), from, to, options)) > 0 && !isStopping);
      if (!isStopping) await moveMark(em.fork(), from, to);
    } finally {
      bar.stop();
    }
    console.info(isStopping ? text.stopped : text.done[goal]);
  }
  await withDatabase(messagesOf('commands').purposes.move, (url) => withOrm(url, moveAll));
}

main().catch(reportFailure);
