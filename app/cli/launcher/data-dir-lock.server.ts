import { setTimeout as sleep } from 'node:timers/promises';
import { messagesOf } from '~/messages/messages';
import { logged } from '~/platform/timers.server';
import { CommandError } from './command-error.server';
import { HEARTBEAT_MS, isElsewhere, type Lease, listLeases, openLease } from './leases.server';

export interface DataDirLock {
  dataDir: string;
  release(): void;
}

interface Options {
  /** For a site with DATABASE_URL: several of them may share the folder. */
  isShared?: boolean;
  /** Another machine assumed that this one is dead, so this one has to stop at once. */
  onLost?: (error: CommandError) => void;
}

/** Read by other processes, of other versions too: never translated. */
export const SERVER_PURPOSE = 'a running Tapeta';

/** Several only with DATABASE_URL. */
export async function runningServers(dataDir: string): Promise<Lease[]> {
  return (await listLeases(dataDir)).filter(({ purpose }) => purpose === SERVER_PURPOSE);
}

/** Every process takes its lease before it looks for others, so of two at least one sees the other. */
export async function lockDataDir(
  dataDir: string,
  purpose: string,
  { isShared = false, onLost }: Options = {},
): Promise<DataDirLock> {
  const own = await openLease(dataDir, purpose, isShared);
  let watch: NodeJS.Timeout | undefined;
  let isReleased = false;
  const release = () => {
    isReleased = true;
    clearInterval(watch);
    own.withdraw();
  };
  const check = async () => {
    await own.heartbeat().catch(() => undefined);
    if ((await own.isThere()) || isReleased) return;
    release();
    onLost?.(new CommandError(messagesOf('launcher').takenOver(dataDir)));
  };
  // Others may be waiting to see whether this heartbeat has stopped.
  watch = setInterval(logged(check), HEARTBEAT_MS).unref();
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

const sayWait = ({ host }: Lease, seconds: number) => console.info(messagesOf('launcher').waiting(host, seconds));

function inUse(dataDir: string, lease: Lease): string {
  const { purpose, pid, host } = lease;
  const text = messagesOf('launcher');
  return isElsewhere(lease) ? text.inUseElsewhere(dataDir, purpose, host) : text.inUse(dataDir, purpose, pid);
}
