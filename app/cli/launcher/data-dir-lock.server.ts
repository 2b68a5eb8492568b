import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './command-error.server';
import { HEARTBEAT_MS, isElsewhere, type Lease, listLeases, openLease } from './leases.server';

export interface DataDirLock {
  dataDir: string;
  release(): void;
}

interface Options {
  /** For a site whose database is elsewhere: it shares the folder with others of its kind. */
  isShared?: boolean;
  /** Another machine took this one for dead. It has to stop at once. */
  onLost?: (error: CommandError) => void;
}

export const SERVER_PURPOSE = 'a running Tapeta';

export async function runningServer(dataDir: string): Promise<Lease | undefined> {
  return (await listLeases(dataDir)).find(({ purpose }) => purpose === SERVER_PURPOSE);
}

/** Everybody leases first and looks at the others then: of two at once at least one sees the other. */
export async function lockDataDir(
  dataDir: string,
  purpose: string,
  { isShared = false, onLost }: Options = {},
): Promise<DataDirLock> {
  const own = await openLease(dataDir, purpose, isShared);
  let watch: NodeJS.Timeout | undefined;
  const release = () => {
    clearInterval(watch);
    own.withdraw();
  };
  const check = async () => {
    await own.heartbeat().catch(() => undefined);
    if (await own.isThere()) return;
    release();
    onLost?.(new CommandError(`${dataDir} was taken over by another Tapeta. This one stops.`));
  };
  // Others that wait for its heartbeat to stop must not wait in vain.
  watch = setInterval(check, HEARTBEAT_MS).unref();
  try {
    for (;;) {
      const others = (await listLeases(dataDir, own.id, sayWait)).filter((other) => !(isShared && other.isShared));
      const first = others.find((other) => other.isHeld || other.id < own.id);
      if (first) throw new CommandError(inUse(dataDir, first));
      if (others.length === 0) break;
      await sleep(50);
    }
    own.hold();
  } catch (error) {
    release();
    throw error;
  }
  return { dataDir, release };
}

const sayWait = ({ host }: Lease, seconds: number) =>
  console.info(`DATA_DIR was in use on ${host} a moment ago. Waiting up to ${seconds} s to see whether it still is.`);

function inUse(dataDir: string, lease: Lease): string {
  const { purpose, pid, host } = lease;
  const where = isElsewhere(lease) ? `in another container or on another machine (${host})` : `(pid ${pid})`;
  return `${dataDir} is in use by ${purpose} ${where}. Stop that first or set another DATA_DIR.`;
}
