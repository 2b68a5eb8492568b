import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { toTransientError } from '~/db/database-errors.server';
import { setSiteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { runJobs } from '../jobs/run.server';
import { env, paced } from '../lib/env.server';
import { DomainError } from '../lib/errors';
import { collectGarbageWhenQuiet } from '../platform/collect-garbage.server';

const RETRY_MS = paced(2000);

let backup: ChildProcess | undefined;

/** Runs in its own process: a backup may take hours and must not block other jobs. Returns the reason of a failure. */
async function backUp(): Promise<string | null> {
  const program = fileURLToPath(new URL('./backup.js', import.meta.url));
  backup = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = await once(backup, 'close');
  if (code === 0) return null;
  const text = messagesOf('commands').backup;
  return signal ? text.killed(signal) : text.failed(code);
}

let jobs: Awaited<ReturnType<typeof runJobs>> | undefined;

async function shutDown(): Promise<void> {
  backup?.kill();
  await jobs?.stop();
  process.exit(0);
}

async function startJobs(databaseUrl: string): Promise<typeof jobs> {
  for (;;) {
    try {
      return await runJobs(databaseUrl, { backUp: env.BACKUP_DIR ? backUp : undefined });
    } catch (error) {
      if (!(toTransientError(error) instanceof DomainError)) throw error;
      await sleep(RETRY_MS);
    }
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches every process of the terminal; the launcher decides what happens then.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', shutDown);
process.once('disconnect', shutDown);
if (!process.connected) await shutDown();

if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
setSiteLanguages(env.SITE_LANGUAGE, env.SITE_LANGUAGES);
// No visitor waits for this process, so it may collect at any time.
collectGarbageWhenQuiet(Number.POSITIVE_INFINITY);
jobs = await startJobs(env.DATABASE_URL);
