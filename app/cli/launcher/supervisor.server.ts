import type { ChildProcess } from 'node:child_process';
import { messagesOf } from '~/messages/messages';
import { log, logError } from '~/platform/log.server';
import { CommandError } from './command-error.server';

export interface Supervised {
  stop(deadlineMs: number): Promise<void>;
  kill(): Promise<void>;
}

const MAX_DEATHS = 5;
const RETRY_MS = 1000;
/** While none of them has ever been ready. */
const MAX_EARLY_DEATHS = 2;

/** Counts deaths. @throws CommandError with this sentence when there are too many */
export function restartLimit(withinMs: number, sentence: string): () => number {
  let deaths: number[] = [];
  return () => {
    deaths = [...deaths, Date.now()].filter((time) => time > Date.now() - withinMs);
    if (deaths.length > MAX_DEATHS) throw new CommandError(sentence);
    return deaths.length;
  };
}

interface Behaviour {
  requestStop?(child: ChildProcess): unknown;
  /** Whether one of them has ever been ready. */
  hasBeenReady?(): boolean;
}

interface Words {
  restarting: string;
  failing: string;
}

export function supervise(
  { restarting, failing }: Words,
  count: number,
  start: () => ChildProcess,
  onLost: (error: unknown) => void,
  { requestStop = (child) => child.kill('SIGTERM'), hasBeenReady = () => true }: Behaviour = {},
): Supervised {
  const running = new Set<ChildProcess>();
  const countDeath = restartLimit(10_000, failing);
  let earlyDeaths = 0;
  let stopping = false;

  function add(): void {
    if (stopping) return;
    const child = start();
    running.add(child);
    child.once('exit', () => {
      if (running.delete(child) && !stopping) restart();
    });
    child.once('error', (error) => {
      if (running.delete(child) && !stopping) retry(error);
    });
  }

  /** The machine lacks file descriptors, processes or memory at the moment: no death of a child. */
  function retry(error: unknown): void {
    logError(error);
    setTimeout(addAgain, RETRY_MS);
  }

  function addAgain(): void {
    try {
      add();
    } catch (error) {
      retry(error);
    }
  }

  function restart(): void {
    try {
      if (!hasBeenReady() && ++earlyDeaths > MAX_EARLY_DEATHS) {
        throw new CommandError(messagesOf('launcher').workers.neverReady);
      }
      const deaths = countDeath();
      log.warn(restarting);
      setTimeout(addAgain, (deaths - 1) * 250);
    } catch (error) {
      onLost(error);
    }
  }

  function killAll(): void {
    for (const child of running) child.kill('SIGKILL');
  }

  async function allGone(): Promise<void> {
    await Promise.all([...running].map((child) => new Promise((resolve) => child.once('exit', resolve))));
  }

  for (let started = 0; started < count; started++) add();
  return {
    stop: async (deadlineMs) => {
      stopping = true;
      const gone = allGone();
      for (const child of running) requestStop(child);
      const deadline = setTimeout(killAll, deadlineMs);
      await gone;
      clearTimeout(deadline);
    },
    kill: () => {
      stopping = true;
      killAll();
      return allGone();
    },
  };
}
