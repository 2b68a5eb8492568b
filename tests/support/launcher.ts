import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_SETTINGS } from './test-settings';
import { until } from './until';

export interface Launcher {
  child: ChildProcess;
  exitCode: Promise<number | null>;
  output(): string;
  says(text: string): Promise<void>;
}

/** Starts the built site on one folder and port, with two workers and its own database. */
export class Launchers {
  private readonly launched: Launcher[] = [];

  constructor(
    readonly dataDir: string,
    readonly port: number,
  ) {}

  launch(settings: Record<string, string> = {}): Launcher {
    const own = { DATABASE_URL: '', WEB_CONCURRENCY: '2', DATA_DIR: this.dataDir, PORT: String(this.port) };
    const child = spawn(process.execPath, ['build/cli/start.js'], {
      env: { ...process.env, ...TEST_SETTINGS, ...own, ...settings },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const started: Launcher = {
      child,
      exitCode: ended,
      output: () => text,
      says: async (wanted) => {
        await until(`it says “${wanted}”`, () => text.includes(wanted) || child.exitCode !== null);
        if (!text.includes(wanted)) throw new Error(`The launcher ended and said: ${text}`);
      },
    };
    this.launched.push(started);
    return started;
  }

  async status(url: string): Promise<number | null> {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(2000) };
    const answer = await fetch(`http://localhost:${this.port}${url}`, options).catch(() => null);
    return answer?.status ?? null;
  }

  postmaster(): number {
    try {
      return Number.parseInt(readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
    } catch {
      // The file may disappear.
      return 0;
    }
  }

  async stopAll(): Promise<void> {
    for (const { child } of this.launched) {
      if (child.exitCode === null && child.signalCode === null) await stop(child);
    }
    if (isRunning(this.postmaster())) process.kill(this.postmaster(), 'SIGINT');
  }
}

export async function stop(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  return (await exit)[0];
}

export function childrenOf({ child: { pid } }: Launcher): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list ? list.split(' ').map(Number) : [];
}

export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
