import path from 'node:path';
import { withOrm } from '~/db/orm.server';
import { isArchiveThere, isInBucket } from '~/features/operations/maintenance/archive-place.server';
import { type BackupReport, streamBackup, writeBackup } from '~/features/operations/maintenance/backup.server';
import { writeKeptBackup } from '~/features/operations/maintenance/kept-backups.server';
import { noteBackup, noteFailedBackup } from '~/features/operations/system/last-backup.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import { readArguments } from './arguments.server';
import {
  CommandError,
  describeError,
  reportFailure,
  reportMissing,
  toWriteError,
} from './launcher/command-error.server';
import { withDatabase } from './open-database.server';

interface Target {
  /** Its name in messages. */
  name: string;
  /** BACKUP_DIR: the site reports only these backups. */
  isKept?: boolean;
  write(databaseUrl: string): Promise<BackupReport>;
  say(sentence: string): void;
}

async function targetFromArguments(): Promise<Target> {
  const { usage } = messagesOf('commands').backup;
  const [given] = readArguments({ usage, words: [0, 1] }).positionals;
  if (given === '-') return standardOutput();
  if (given) return newFile(isInBucket(given) ? given : path.resolve(given));
  const folder = env.BACKUP_DIR;
  if (!folder) throw new CommandError(usage);
  return {
    name: folder,
    isKept: true,
    write: (url) => writeKeptBackup(url, fileStore(), folder, env.BACKUP_KEEP),
    say: console.info,
  };
}

function standardOutput(): Target {
  if (process.stdout.isTTY) throw new CommandError(messagesOf('commands').backup.toTerminal);
  return {
    name: messagesOf('commands').backup.standardOutput,
    write: (url) => streamBackup(url, fileStore(), process.stdout),
    say: console.error,
  };
}

async function newFile(file: string): Promise<Target> {
  if (await isArchiveThere(file)) throw new CommandError(messagesOf('commands').backup.exists(file));
  return { name: file, write: (url) => writeBackup(url, fileStore(), file), say: console.info };
}

/** A frozen database never ends a statement, and the backup is already made. */
const NOTE_MS = 5000;

/** Fails silently: the database may be the reason, and the log has it anyway. */
async function noteFailure(databaseUrl: string, destination: string, failure: unknown): Promise<void> {
  const [reason = ''] = describeError(failure).split('\n', 1);
  await withOrm(databaseUrl, (em) => noteFailedBackup(em, { destination, reason }), NOTE_MS).catch(() => undefined);
}

async function main(): Promise<void> {
  const target = await targetFromArguments();
  const text = messagesOf('commands');
  await withDatabase(text.purposes.backup, async (url) => {
    try {
      const { wallpapers, files, missing, bytes } = await target.write(url);
      const backup = { destination: target.name, bytes, wallpapers, isKept: target.isKept };
      await withOrm(url, (em) => noteBackup(em, backup), NOTE_MS);
      target.say(text.backup.done(target.name, wallpapers, files));
      reportMissing(missing.length);
    } catch (error) {
      const failure = toWriteError(error, target.name, text.backup.noSpace(target.name));
      if (target.isKept) await noteFailure(url, target.name, failure);
      throw failure;
    }
  });
}

main().catch(reportFailure);
