import { isArchiveThere } from '~/features/operations/maintenance/archive-place.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { restoreBackup } from '~/features/operations/maintenance/restore.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDataDir } from './launcher/data-dir.server';
import { runningServer } from './launcher/data-dir-lock.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { withDatabase } from './open-database.server';

async function archiveFromArguments(): Promise<string> {
  const text = messagesOf('commands').restore;
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError(text.usage);
  if (!(await isArchiveThere(file))) throw new CommandError(text.noFile(file));
  const { problems } = await checkArchive(file);
  if (problems.length > 0) throw new CommandError(text.refused(file, problems));
  return file;
}

async function main(): Promise<void> {
  const text = messagesOf('commands');
  becomeDataOwner();
  openDataDir(env.DATA_DIR);
  const server = await runningServer(env.DATA_DIR);
  if (server) throw new CommandError(text.restore.running(server.pid, server.host));
  const file = await archiveFromArguments();
  const restored = await withDatabase(text.purposes.restore, (url) => restoreBackup(url, fileStore(), file));
  console.info(text.restore.done(restored.wallpapers, restored.files));
}

main().catch(reportFailure);
