import type { ChildProcess } from 'node:child_process';
import { Refusal } from './refusal.server';

export interface KeptProcess {
  /** Asks every process to finish what it does, and ends those that have not after the deadline. */
  stop(deadlineMs: number): Promise<void>;
  kill(): void;
}

const DEATHS_ALLOWED = 5;
const DEATHS_WITHIN_MS = 10_000;

/** Keeps this many processes of one kind running: one that dies is replaced, unless they keep dying. */
export function keepAlive(
  name: string,
  count: number,
  start: () => ChildProcess,
  onLost: (error: Refusal) => void,
  askToLeave = (child: ChildProcess): unknown => child.kill('SIGTERM'),
): KeptProcess {
  const running = new Set<ChildProcess>();
  let deaths: number[] = [];
  let stopping = false;

  function add(): void {
    if (stopping) return;
    const child = start();
    running.add(child);
    const replace = () => {
      if (running.delete(child) && !stopping) afterDeath();
    };
    child.once('exit', replace);
    child.once('error', replace);
  }

  function afterDeath(): void {
    deaths = [...deaths, Date.now()].filter((time) => time > Date.now() - DEATHS_WITHIN_MS);
    if (deaths.length > DEATHS_ALLOWED) {
      onLost(new Refusal(`Tapeta stops: ${name} keeps ending unexpectedly. The reason should stand above.`));
    } else {
      console.warn(`${name} ended unexpectedly. Starting another.`);
      setTimeout(add, (deaths.length - 1) * 250);
    }
  }

  function killAll(): void {
    for (const child of running) child.kill('SIGKILL');
  }

  for (let started = 0; started < count; started++) add();
  return {
    stop: async (deadlineMs) => {
      stopping = true;
      const exits = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of running) askToLeave(child);
      const deadline = setTimeout(killAll, deadlineMs);
      await Promise.all(exits);
      clearTimeout(deadline);
    },
    kill: () => {
      stopping = true;
      killAll();
    },
  };
}
