import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { CommandError } from '~/cli/launcher/command-error.server';
import { messagesOf } from '~/messages/messages';
import type { Binaries } from './binaries.server';

export interface Account {
  uid: number;
  gid: number;
  credentials: { uid?: number; gid?: number };
  prefix: string[];
}

const NOBODY = 65534;
// It still has root's access to files, so this works in folders that only root can enter.
const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

export function chooseAccount(dataDir: string, clusterDir: string, { postgres }: Binaries): Account {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  if (uid !== 0) return { uid, gid, credentials: {}, prefix: [] };
  for (const candidate of unprivilegedCandidates(dataDir, clusterDir)) {
    if (canReach(candidate, postgres, dataDir)) return { ...candidate, credentials: candidate, prefix: [] };
  }
  const [unshare = '', ...options] = USER_NAMESPACE;
  if (spawnSync(unshare, [...options, postgres, '--version']).status === 0) {
    return { uid: 0, gid: 0, credentials: {}, prefix: USER_NAMESPACE };
  }
  throw new CommandError(messagesOf('embeddedDatabase').noAccount);
}

function unprivilegedCandidates(dataDir: string, clusterDir: string) {
  const candidates = [owner(clusterDir), owner(dataDir), systemUser('postgres'), { uid: NOBODY, gid: NOBODY }];
  return candidates.filter((candidate) => candidate !== null).filter(({ uid }) => uid !== 0);
}

// A try also covers parent folders, access lists and mount options, unlike permission bits.
function canReach(user: { uid: number; gid: number }, program: string, directory: string): boolean {
  if (spawnSync(program, ['--version'], { ...user, cwd: '/' }).status !== 0) return false;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', directory], { ...user, cwd: '/' }).status === 0;
}

function owner(directory: string): { uid: number; gid: number } | null {
  const found = statSync(directory, { throwIfNoEntry: false });
  return found ? { uid: found.uid, gid: found.gid } : null;
}

function systemUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
