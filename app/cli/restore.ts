import { isArchiveThere } from '~/features/operations/maintenance/archive-place.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { restoreBackup } from '~/features/operations/maintenance/restore.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDataDir } from './launcher/data-dir.server';
import { runningServers } from './launcher/data-dir-lock.server';
import { becomeDataOwner } from './launcher/data-owner.server';
import { MAY_CREATE, withDatabase } from './open-database.server';

async function requireArchive(file: string): Promise<void> {
  const text = messagesOf('commands').restore;
  if (!(await isArchiveThere(file))) throw new CommandError(text.noFile(file));
  const { problems } = await checkArchive(file);
  if (problems.length > 0) throw new CommandError(text.refused(file, problems));
}

async function main(): Promise<void> {
  const text = messagesOf('commands');
  const [file = ''] = readArguments({ usage: text.restore.usage, words: [1, 1] }).positionals;
  becomeDataOwner();
  openDataDir(env.DATA_DIR);
  const [server] = await runningServers(env.DATA_DIR);
  if (server) throw new CommandError(text.restore.running(server.pid, server.host));
  await requireArchive(file);
  const restoreAll = (url: string) => restoreBackup(url, fileStore(), file);
  const restored = await withDatabase(text.purposes.restore, restoreAll, MAY_CREATE);
  console.info(text.restore.done(restored.wallpapers, restored.files));
}

main().catch(reportFailure);
