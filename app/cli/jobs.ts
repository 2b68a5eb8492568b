/** The process that does the work nobody waits for. The launcher forks it. */
import { constants, setPriority } from 'node:os';
import { runJobs } from '../jobs/run.server';
import { env } from '../lib/env.server';

let jobs: Awaited<ReturnType<typeof runJobs>> | undefined;

async function leave(): Promise<void> {
  await jobs?.stop();
  process.exit(0);
}

// Visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches every process of the terminal; the launcher decides what happens then.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', leave);
process.once('disconnect', leave);
// The launcher may have gone before anyone listened for that.
if (!process.connected) await leave();

if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
jobs = await runJobs(env.DATABASE_URL);
