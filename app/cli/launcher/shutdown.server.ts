import { log } from '~/platform/log.server';
import { reportFailure } from './command-error.server';

interface Stoppable {
  stop(): Promise<void>;
  /** Settles when it is gone. */
  kill(): void | Promise<void>;
}

// npm and the terminal may both forward one Ctrl-C.
const SAME_SIGNAL_MS = 1000;
const DEADLINE_MS = 9000;
const KILL_MS = 700;

export class Shutdown {
  private readonly parts: Stoppable[] = [];
  private startedAt = 0;
  private isKilling = false;

  constructor() {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.onSignal());
  }

  get underWay(): boolean {
    return this.startedAt > 0;
  }

  add(part: Stoppable): void {
    this.parts.unshift(part);
  }

  readonly fail = (error: unknown): void => {
    if (this.underWay) return;
    reportFailure(error);
    void this.run(1);
  };

  /** For cases where even a clean shutdown would do harm. */
  readonly abort = (error: unknown): void => {
    reportFailure(error);
    this.killAll(1);
  };

  private onSignal(): void {
    if (!this.underWay) {
      log.info('Tapeta is stopping.');
      void this.run(0);
    } else if (Date.now() - this.startedAt > SAME_SIGNAL_MS) {
      this.killAll(1);
    }
  }

  private async run(exitCode: number): Promise<void> {
    this.startedAt = Date.now();
    setTimeout(() => this.killAll(exitCode), DEADLINE_MS);
    try {
      for (const part of this.parts) await part.stop();
    } catch (error) {
      reportFailure(error);
      this.killAll(1);
    }
    if (!this.isKilling) process.exit(exitCode);
  }

  private killAll(exitCode: number): void {
    this.isKilling = true;
    setTimeout(() => process.exit(exitCode), KILL_MS);
    void Promise.allSettled(this.parts.map((part) => part.kill())).then(() => process.exit(exitCode));
  }
}
