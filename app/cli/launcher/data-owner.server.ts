import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { env } from '~/lib/env.server';
import { messagesOf } from '~/messages/messages';
import { FILES_DIR } from '~/storage/work-dir.server';
import { CommandError } from './command-error.server';

/** The owner of the site's files. */
export const dataOwner = (): { uid: number; gid: number } =>
  readStats(FILES_DIR) ?? readStats(env.DATA_DIR) ?? { uid: 0, gid: 0 };

/** When root runs a command, it continues as the site's user, who could not change files that root creates. */
export function becomeDataOwner(): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = dataOwner();
  if (uid === 0) return;
  const program = fileURLToPath(import.meta.url);
  const script = 'test -r "$0" && test -w "$1"';
  if (spawnSync('/bin/sh', ['-c', script, program, env.DATA_DIR], { uid, gid, cwd: '/' }).status !== 0) {
    throw new CommandError(messagesOf('launcher').otherOwner(env.DATA_DIR, uid));
  }
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

const readStats = (folder: string): Stats | undefined => statSync(folder, { throwIfNoEntry: false });
