import path from 'node:path';
import { exportGallery } from '~/features/operations/transfer/export.server';
import { openExport } from '~/features/operations/transfer/export-folder.server';
import { countWallpapers, readGalleryId } from '~/features/operations/transfer/gallery-facts.queries.server';
import { fileStore } from '~/storage/store.server';
import { migrateDatabase } from '../db/migrate.server';
import { connectOrm } from '../db/orm.server';
import { errorCode } from '../lib/errors';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDatabase } from './open-database.server';
import { showProgress } from './progress.server';

function folderFromArguments(): string {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new CommandError('Please name a new folder: npm run export -- FOLDER');
  return path.resolve(folder);
}

function toCommandError(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new CommandError(`There is no room in ${folder}. Make some, and the same command goes on.`);
  return /^E[A-Z]+$/.test(code) ? new CommandError(`${folder} cannot be written (${code}).`) : error;
}

async function exportAll(url: string, folder: string): Promise<void> {
  const orm = await connectOrm(url, 0);
  try {
    const em = orm.em.fork();
    await openExport(folder, await readGalleryId(em));
    const bar = showProgress('Exporting', await countWallpapers(em));
    const { wallpapers, missing } = await exportGallery(em, fileStore(), folder, bar.step).finally(bar.stop);
    console.info(`${folder}: ${wallpapers} wallpapers. What is in the trash, subscribers and messages are not in it.`);
    if (missing.length === 0) return;
    console.error(`${missing.length} wallpapers have no picture on the disk. See "npm run verify".`);
    process.exitCode = 1;
  } finally {
    await orm.close();
  }
}

async function main(): Promise<void> {
  const folder = folderFromArguments();
  const database = await openDatabase('an export');
  try {
    await migrateDatabase(database.url);
    await exportAll(database.url, folder);
  } catch (error) {
    throw toCommandError(error, folder);
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
