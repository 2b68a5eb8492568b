import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { exportGallery } from '~/features/operations/transfer/export.server';
import { openExport } from '~/features/operations/transfer/export-folder.server';
import { countWallpapers, readGalleryId } from '~/features/operations/transfer/gallery-facts.queries.server';
import { fileStore } from '~/storage/store.server';
import { CommandError, reportFailure, reportMissing, toWriteError } from './launcher/command-error.server';
import { withGallery } from './open-database.server';
import { showProgress } from './progress.server';

function folderFromArguments(): string {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new CommandError('Please name a new folder: npm run export -- FOLDER');
  return path.resolve(folder);
}

async function exportAll(em: EntityManager, folder: string): Promise<void> {
  await openExport(folder, await readGalleryId(em));
  const bar = showProgress('Exporting', await countWallpapers(em));
  const { wallpapers, missing } = await exportGallery(em, fileStore(), folder, bar.step).finally(bar.stop);
  console.info(`${folder}: ${wallpapers} wallpapers. What is in the trash, subscribers and messages are not in it.`);
  reportMissing(missing.length);
}

async function main(): Promise<void> {
  const folder = folderFromArguments();
  await withGallery('an export', (em) =>
    exportAll(em, folder).catch((error) => {
      throw toWriteError(error, folder, `There is no room in ${folder}. Make some, and the same command goes on.`);
    }),
  );
}

main().catch(reportFailure);
