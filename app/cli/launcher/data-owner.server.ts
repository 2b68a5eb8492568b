import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { env } from '~/lib/env.server';
import { FILES_DIR } from '~/storage/work-dir.server';
import { CommandError } from './command-error.server';

/** Whom files of the site belong to. */
export const dataOwner = (): { uid: number; gid: number } =>
  readStats(FILES_DIR) ?? readStats(env.DATA_DIR) ?? { uid: 0, gid: 0 };

/** A command that root runs goes on as the user of the site, who could not change what root leaves behind. */
export function becomeDataOwner(): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = dataOwner();
  if (uid === 0) return;
  const program = fileURLToPath(import.meta.url);
  const script = 'test -r "$0" && test -w "$1"';
  if (spawnSync('/bin/sh', ['-c', script, program, env.DATA_DIR], { uid, gid, cwd: '/' }).status !== 0) {
    throw new CommandError(
      `${env.DATA_DIR} belongs to user ${uid}, for whom this program cannot go on. Run the command as that user.`,
    );
  }
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

const readStats = (folder: string): Stats | undefined => statSync(folder, { throwIfNoEntry: false });
