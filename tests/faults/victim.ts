import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedUrl, superuserUrl } from '~/cli/postgres/site-database.server';
import { reservePort } from '../support/ports';
import { TEST_SETTINGS } from '../support/test-settings';
import { until } from '../support/until';

/** A Tapeta whose processes may be killed, and that can be restarted on the same data. */
export class Victim {
  port = 0;
  private launcher: ChildProcess | null = null;
  private said = '';
  /** Workers and jobs processes, which survive a killed launcher for a moment. */
  private readonly seen = new Set<number>();

  constructor(readonly dataDir: string) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get databaseUrl(): string {
    return embeddedUrl(this.dataDir, this.databasePort);
  }

  /** For the role that may create databases, unlike the site's. */
  get superuserUrl(): string {
    return superuserUrl(this.dataDir, this.databasePort);
  }

  private get databasePort(): number {
    return Number(this.postmasterFile()[3]);
  }

  /** Starts or restarts it. */
  async start(): Promise<void> {
    this.port ||= await reservePort();
    this.said = '';
    const child = this.run('start.js', [], { ADMIN_PASSWORD: PASSWORD, WEB_CONCURRENCY: '2', PORT: String(this.port) });
    this.launcher = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.said += text));
    const isUp = () => /Tapeta (is ready|listens)/.test(this.said);
    await until('the site has started', () => isUp() || hasEnded(child));
    if (!isUp()) throw new Error(`The site did not start again:\n${this.said}`);
  }

  /**
   * Waits for the site to recover, or starts it when its launcher is dead. Also waits until all processes of a dead launcher
   * have ended, because the new one took their leftovers for running work.
   */
  async revive(): Promise<void> {
    await until('the site has come back', async () => {
      if (this.launcher && hasEnded(this.launcher)) await this.start();
      return this.isReady();
    });
    const { worker, jobs } = this.processes();
    for (const pid of [...worker, ...jobs]) this.seen.delete(pid);
    await until('what a dead launcher had started has ended', () => [...this.seen].every(isGone));
    this.seen.clear();
  }

  async isReady(): Promise<boolean> {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(3000) };
    return (await fetch(`${this.url}/health/ready`, options).catch(() => null))?.status === 200;
  }

  async stop(): Promise<void> {
    const child = this.launcher;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Its console output since the last start. */
  get log(): string {
    return this.said;
  }

  /** Runs one of the commands on the same data. */
  run(command: string, options: string[], settings: Record<string, string> = {}): ChildProcess {
    const { PATH, HOME, TMPDIR } = process.env;
    const env = {
      NODE_ENV: 'production' as const,
      PATH,
      HOME,
      ...TEST_SETTINGS,
      ...(TMPDIR && { TMPDIR }),
      DATA_DIR: this.dataDir,
      TRUST_PROXY: 'loopback',
      ...settings,
    };
    return spawn(process.execPath, [path.resolve('build/cli', command), ...options], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Process ids by kind of process. */
  processes(): Record<'launcher' | 'worker' | 'jobs' | 'database' | 'connection', number[]> {
    const launcher = this.launcher?.pid ?? 0;
    const below = childrenOf(launcher);
    const postmaster = Number(this.postmasterFile()[0]);
    const worker = below.filter((pid) => commandOf(pid).includes('remix-run/serve'));
    const jobs = below.filter((pid) => commandOf(pid).includes('jobs.js'));
    for (const pid of [...worker, ...jobs]) this.seen.add(pid);
    return {
      launcher: [launcher],
      worker,
      jobs,
      database: postmaster > 0 ? [postmaster] : [],
      connection: childrenOf(postmaster).filter((pid) => commandOf(pid).includes('127.0.0.1')),
    };
  }

  private postmasterFile(): string[] {
    try {
      return readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}

export const PASSWORD = 'a password for tests';

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function childrenOf(pid: number): number[] {
  return readProc(pid, `task/${pid}/children`).split(' ').map(Number).filter(Boolean);
}

const commandOf = (pid: number) => readProc(pid, 'cmdline');

/** Also true for a zombie. An empty command line is not enough: processes lose it before they have ended. */
function isGone(pid: number): boolean {
  const status = readProc(pid, 'status');
  return status === '' || /^State:\s+[ZX]/m.test(status);
}

/** The memory of these processes together, in MB. */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  } catch {
    return '';
  }
}
