import path from 'node:path';
import { withOrm } from '~/db/orm.server';
import { isArchiveThere, isInBucket } from '~/features/operations/maintenance/archive-place.server';
import { type BackupReport, streamBackup, writeBackup } from '~/features/operations/maintenance/backup.server';
import { writeKeptBackup } from '~/features/operations/maintenance/kept-backups.server';
import { noteBackup, noteFailedBackup } from '~/features/operations/system/last-backup.server';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import {
  CommandError,
  describeError,
  reportFailure,
  reportMissing,
  toWriteError,
} from './launcher/command-error.server';
import { withDatabase } from './open-database.server';

const USAGE = `Please name a new file for the backup: npm run backup -- FILE
Or "-" for standard output, or s3://BUCKET/FILE; or set BACKUP_DIR to a folder that keeps the newest BACKUP_KEEP.`;

interface Target {
  /** As messages call it. */
  name: string;
  /** BACKUP_DIR, of whose backups the site tells. */
  isKept?: boolean;
  write(databaseUrl: string): Promise<BackupReport>;
  say(sentence: string): void;
}

async function targetFromArguments(): Promise<Target> {
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new CommandError(USAGE);
  if (given === '-') return standardOutput();
  if (given) return newFile(isInBucket(given) ? given : path.resolve(given));
  const folder = env.BACKUP_DIR;
  if (!folder) throw new CommandError(USAGE);
  return {
    name: folder,
    isKept: true,
    write: (url) => writeKeptBackup(url, fileStore(), folder, env.BACKUP_KEEP),
    say: console.info,
  };
}

function standardOutput(): Target {
  if (process.stdout.isTTY)
    throw new CommandError('A terminal cannot take a backup: npm run --silent backup -- - > FILE');
  return {
    name: 'Standard output',
    write: (url) => streamBackup(url, fileStore(), process.stdout),
    say: console.error,
  };
}

async function newFile(file: string): Promise<Target> {
  for (const taken of [file, ...(isInBucket(file) ? [] : [`${file}.partial`])]) {
    if (await isArchiveThere(taken))
      throw new CommandError(`${taken} is there already. Remove it or name another file.`);
  }
  return { name: file, write: (url) => writeBackup(url, fileStore(), file), say: console.info };
}

/** A frozen database ends no statement itself, and the backup is made. */
const NOTE_MS = 5000;

/** The database may be the reason; the log has it in any case. */
async function noteFailure(databaseUrl: string, destination: string, failure: unknown): Promise<void> {
  const [reason = ''] = describeError(failure).split('\n', 1);
  await withOrm(databaseUrl, (em) => noteFailedBackup(em, { destination, reason }), NOTE_MS).catch(() => undefined);
}

async function main(): Promise<void> {
  const target = await targetFromArguments();
  await withDatabase('a backup', async (url) => {
    try {
      const { wallpapers, files, missing, bytes } = await target.write(url);
      const backup = { destination: target.name, bytes, wallpapers, isKept: target.isKept };
      await withOrm(url, (em) => noteBackup(em, backup), NOTE_MS);
      target.say(`${target.name}: ${wallpapers} wallpapers with ${files} files.`);
      reportMissing(missing.length);
    } catch (error) {
      const failure = toWriteError(error, target.name, `There is no room for ${target.name}. Nothing was kept of it.`);
      if (target.isKept) await noteFailure(url, target.name, failure);
      throw failure;
    }
  });
}

main().catch(reportFailure);
