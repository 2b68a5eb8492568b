import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { galleryId } from '~/features/operations/maintenance/gallery-files.server';
import { exportGallery } from '~/features/operations/transfer/export.server';
import { openExport } from '~/features/operations/transfer/export-folder.server';
import { countWallpapers } from '~/features/operations/transfer/gallery-facts.queries.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { readArguments } from './arguments.server';
import { reportDamaged, reportFailure, reportMissing, toWriteError } from './launcher/command-error.server';
import { withGallery } from './open-database.server';
import { showProgress } from './progress.server';

function folderFromArguments(): string {
  const { usage } = messagesOf('commands').export;
  const [folder = ''] = readArguments({ usage, words: [1, 1] }).positionals;
  return path.resolve(folder);
}

async function exportAll(em: EntityManager, folder: string): Promise<void> {
  const text = messagesOf('commands').export;
  await openExport(folder, await galleryId(em));
  const bar = showProgress(text.verb, await countWallpapers(em));
  const { wallpapers, missing, damaged } = await exportGallery(em, fileStore(), folder, bar.step).finally(bar.stop);
  console.info(text.done(folder, wallpapers));
  reportMissing(missing.length);
  reportDamaged(damaged.length);
}

async function main(): Promise<void> {
  const folder = folderFromArguments();
  const text = messagesOf('commands');
  await withGallery(text.purposes.export, (em) =>
    exportAll(em, folder).catch((error) => {
      throw toWriteError(error, folder, text.export.noSpace(folder));
    }),
  );
}

main().catch(reportFailure);
