import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '~/lib/errors';
import { processIdentity } from '~/lib/process-identity.server';
import { CommandError } from './command-error.server';

export interface LockHolder {
  pid: number;
  identity: string;
  purpose: string;
}

export const SERVER_PURPOSE = 'a running Tapeta';

export function lockHolder(dataDir: string): LockHolder | null {
  return unlessStale(readLock(lockPath(dataDir)));
}

export function lockDataDir(dataDir: string, purpose: string): () => void {
  const file = lockPath(dataDir);
  const mine: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose };
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    while (!tryLink(draft, file)) {
      const holder = lockHolder(dataDir);
      if (holder) throw new CommandError(inUse(dataDir, holder));
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLock(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function inUse(dataDir: string, { pid, purpose }: LockHolder): string {
  return `${dataDir} is in use by ${purpose} (pid ${pid}). Stop that first or set another DATA_DIR.`;
}

function lockPath(dataDir: string): string {
  return path.join(dataDir, 'tapeta.lock');
}

// A link appears with its content, so nobody reads a half-written lock.
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(file: string): void {
  const stalePath = `${file}.${randomUUID()}`;
  try {
    renameSync(file, stalePath);
    // Another start may have replaced the stale lock by its own in the meantime: give that one back.
    if (unlessStale(readLock(stalePath))) tryLink(stalePath, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(stalePath, { force: true });
  }
}

function unlessStale(holder: LockHolder | null): LockHolder | null {
  return holder && processIdentity(holder.pid) === holder.identity ? holder : null;
}

function readLock(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
