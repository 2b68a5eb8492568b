/** Leases on a data directory: files whose names are never reused, so a dead one can be removed without a race. See decision 20. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { access, open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { objectStorage } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { nullIfMissing } from '~/platform/disk.server';
import { processIdentity, processSpace } from '~/platform/process-identity.server';
import { CommandError, isDiskFull } from './command-error.server';

export interface Lease {
  id: string;
  purpose: string;
  /** Several shared leases may exist at once. */
  isShared: boolean;
  isHeld: boolean;
  pid: number;
  identity: string;
  host: string;
  kernel: string;
  processes: string;
  /** Where it keeps files, see `storageName`. Undefined for an earlier version. */
  storage?: string;
}

/** Blank for a disk. */
export function storageName(): string {
  const settings = objectStorage();
  return settings ? [settings.endpoint ?? settings.region, settings.bucket, settings.prefix].join('/') : '';
}

export interface OwnLease {
  id: string;
  /** From now on, later processes give way. */
  hold(): void;
  isThere(): Promise<boolean>;
  heartbeat(): Promise<void>;
  withdraw(): void;
}

type OnWait = (lease: Lease, seconds: number) => void;

export const HEARTBEAT_MS = 2000;
/** A process under the same kernel answers on its socket; for another machine there is only the heartbeat. */
const SILENT_MS = { sameKernel: 3 * HEARTBEAT_MS, elsewhere: 15 * HEARTBEAT_MS };

const leaseFolder = (dataDir: string) => path.join(dataDir, 'tapeta.lock');
const leaseFile = (dataDir: string, id: string, ending: string) => path.join(leaseFolder(dataDir), `${id}.${ending}`);
const ENDINGS = ['json', 'held', 'beat', 'sock', 'draft'];

export async function openLease(dataDir: string, purpose: string, isShared: boolean): Promise<OwnLease> {
  const id = randomUUID();
  const at = (ending: string) => leaseFile(dataDir, id, ending);
  const identity = processIdentity(process.pid) ?? '';
  const lease = {
    purpose,
    isShared,
    pid: process.pid,
    identity,
    host: hostname(),
    storage: storageName(),
    ...processSpace(),
  };
  let stopListening: () => void = () => undefined;
  const withdraw = () => {
    removeLease(dataDir, id);
    stopListening();
  };
  try {
    mkdirSync(leaseFolder(dataDir), { recursive: true });
    // Written before the lease itself: its readers look for these files.
    stopListening = await listen(dataDir, id);
    writeFileSync(at('beat'), '.');
    writeFileSync(at('draft'), JSON.stringify(lease));
    renameSync(at('draft'), at('json'));
  } catch (error) {
    withdraw();
    if (isDiskFull(error)) throw error;
    throw new CommandError(messagesOf('launcher').folderUnwritable(leaseFolder(dataDir), errorCode(error)));
  }
  return {
    id,
    hold: () => writeFileSync(at('held'), ''),
    isThere: () =>
      access(at('json')).then(
        () => true,
        (error) => errorCode(error) !== 'ENOENT',
      ),
    heartbeat: () => writeHeartbeat(at('beat')),
    withdraw,
  };
}

/** Leases of living processes; removes dead ones. `onWait` is called for a lease whose heartbeat has to be watched. */
export async function listLeases(dataDir: string, ownId = '', onWait: OnWait = () => undefined): Promise<Lease[]> {
  const living: Lease[] = [];
  for (const id of idsIn(dataDir)) {
    const lease = id === ownId ? null : readLease(dataDir, id);
    if (!lease) continue;
    if (await isAlive(dataDir, lease, onWait)) living.push(lease);
    else removeLease(dataDir, id);
  }
  return living;
}

export function isElsewhere({ kernel, processes }: Lease): boolean {
  const here = processSpace();
  return kernel !== here.kernel || processes !== here.processes;
}

function idsIn(dataDir: string): string[] {
  try {
    const names = readdirSync(leaseFolder(dataDir));
    return names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
  } catch (error) {
    return nullIfMissing(error) ?? [];
  }
}

function readLease(dataDir: string, id: string): Lease | null {
  const unknown = {
    purpose: messagesOf('launcher').unknownProcess,
    isShared: false,
    pid: 0,
    identity: '',
    host: '?',
    kernel: '?',
  };
  try {
    const text = readFileSync(leaseFile(dataDir, id, 'json'), 'utf8');
    return { ...unknown, processes: '?', ...JSON.parse(text), id, isHeld: existsSync(leaseFile(dataDir, id, 'held')) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (!(error instanceof SyntaxError)) throw error;
    // A crash of the machine may leave an empty file; the missing heartbeat will show that it is dead.
    return { ...unknown, processes: '?', id, isHeld: true };
  }
}

function removeLease(dataDir: string, id: string): void {
  for (const ending of ENDINGS) rmSync(leaseFile(dataDir, id, ending), { force: true });
}

async function isAlive(dataDir: string, lease: Lease, onWait: OnWait): Promise<boolean> {
  if (!isElsewhere(lease)) return processIdentity(lease.pid) === lease.identity;
  const isSameKernel = lease.kernel === processSpace().kernel;
  if (isSameKernel && (await answers(dataDir, lease.id))) return true;
  return hasHeartbeat(dataDir, lease, isSameKernel ? SILENT_MS.sameKernel : SILENT_MS.elsewhere, onWait);
}

/** Listens until the returned function is called. Some disks take no sockets, and then it does not listen. */
async function listen(dataDir: string, id: string): Promise<() => void> {
  const { place, close } = openFolder(dataDir);
  const server = createServer((connection) => connection.destroy()).unref();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path.join(place, `${id}.sock`), () => resolve(true));
  });
  return () => {
    if (isListening) server.close(close);
    else close();
  };
}

async function answers(dataDir: string, id: string): Promise<boolean> {
  const { place, close } = openFolder(dataDir);
  try {
    return await new Promise<boolean>((resolve) => {
      const connection = connect(path.join(place, `${id}.sock`));
      connection.once('connect', () => resolve(true));
      // Anything else, such as a full queue, does not prove that the process is dead.
      connection.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(errorCode(error))));
      connection.once('close', () => connection.destroy());
    });
  } finally {
    close();
  }
}

/** The path of a socket has at most 107 bytes; the path of an open folder in /proc is always shorter. */
function openFolder(dataDir: string): { place: string; close: () => void } {
  const folder = leaseFolder(dataDir);
  if (process.platform !== 'linux') return { place: folder, close: () => undefined };
  const directory = openSync(folder, 'r');
  return { place: `/proc/self/fd/${directory}`, close: () => closeSync(directory) };
}

async function hasHeartbeat(dataDir: string, lease: Lease, silentMs: number, onWait: OnWait): Promise<boolean> {
  const file = leaseFile(dataDir, lease.id, 'beat');
  const last = await modifiedAt(file);
  if (last === null) return false;
  const left = Math.min(silentMs, silentMs - ((await diskTime(dataDir)) - last));
  if (left > 0) onWait(lease, Math.ceil(left / 1000));
  for (const end = Date.now() + left; Date.now() < end; await sleep(250)) {
    const time = await modifiedAt(file);
    if (time !== last) return time !== null;
  }
  return false;
}

/** The disk's own time, because the clocks of two machines may differ. */
async function diskTime(dataDir: string): Promise<number> {
  const probe = leaseFile(dataDir, randomUUID(), 'probe');
  writeFileSync(probe, '.');
  try {
    return (await modifiedAt(probe)) ?? 0;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Opens the file, because network disks may answer a plain stat from memory. */
async function modifiedAt(file: string): Promise<number | null> {
  const handle = await open(file).catch(nullIfMissing);
  if (!handle) return null;
  try {
    return (await handle.stat()).mtimeMs;
  } finally {
    await handle.close();
  }
}

/** Writes instead of touching the file, so that the time is the disk's. */
async function writeHeartbeat(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write('.', 0);
  } finally {
    await handle.close();
  }
}
