import { isArchiveThere } from '~/features/operations/maintenance/archive-place.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { restoreBackup } from '~/features/operations/maintenance/restore.server';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDataDir } from './launcher/data-dir.server';
import { runningServer } from './launcher/data-dir-lock.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { withDatabase } from './open-database.server';

async function archiveFromArguments(): Promise<string> {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError('Please name the backup: npm run restore -- FILE, or s3://BUCKET/FILE');
  if (!(await isArchiveThere(file))) throw new CommandError(`There is no file ${file}.`);
  const { problems } = await checkArchive(file);
  if (problems.length > 0) throw new CommandError(`Nothing was restored from ${file}:\n${problems.join('\n')}`);
  return file;
}

async function main(): Promise<void> {
  becomeDataOwner();
  openDataDir(env.DATA_DIR);
  const server = await runningServer(env.DATA_DIR);
  if (server) throw new CommandError(`Tapeta is running (pid ${server.pid} on ${server.host}). Stop it first.`);
  const file = await archiveFromArguments();
  const restored = await withDatabase('a restoration', (url) => restoreBackup(url, fileStore(), file));
  console.info(`${restored.wallpapers} wallpapers with ${restored.files} files restored.`);
}

main().catch(reportFailure);
