import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { connectOrm } from '~/db/orm.server';
import { writeBackup } from '~/features/maintenance/backup.server';
import { noteBackup } from '~/features/system/last-backup.server';
import { fileStore } from '~/images/storage/store.server';
import { errorCode } from '../lib/errors';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDatabase } from './launcher/open-database.server';

async function targetFromArguments(): Promise<string> {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError('Please name a new file for the backup: npm run backup -- FILE');
  for (const taken of [file, `${file}.partial`]) {
    const isThere = await access(taken).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandError(`${taken} is there already. Remove it or name another file.`);
  }
  return path.resolve(file);
}

function toCommandError(error: unknown, target: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CommandError(`There is no room for ${target}. Nothing was kept of it.`);
  if (/^E[A-Z]+$/.test(code)) return new CommandError(`${target} cannot be written (${code}).`);
  return error;
}

async function noteBackupOf(databaseUrl: string, destination: string, wallpapers: number): Promise<void> {
  const orm = await connectOrm(databaseUrl);
  try {
    await noteBackup(orm.em.fork(), { destination, bytes: (await stat(destination)).size, wallpapers });
  } finally {
    await orm.close();
  }
}

async function main(): Promise<void> {
  const target = await targetFromArguments();
  const database = await openDatabase('a backup');
  try {
    const { wallpapers, files, missing } = await writeBackup(database.url, fileStore(), target);
    await noteBackupOf(database.url, target, wallpapers);
    console.info(`${target}: ${wallpapers} wallpapers with ${files} files.`);
    if (missing.length === 0) return;
    console.error(`${missing.length} wallpapers have no picture on the disk. See "npm run verify".`);
    process.exitCode = 1;
  } catch (error) {
    throw toCommandError(error, target);
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
