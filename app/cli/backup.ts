/** `npm run backup -- FILE`: everything that the site keeps in one file, while it goes on serving. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { writeBackup } from '~/features/maintenance/backup.server';
import { fileStore } from '~/images/storage/store.server';
import { codeOf } from '../lib/errors';
import { openDatabase } from './launcher/postgres.server';
import { Refusal, reportFailure } from './launcher/refusal.server';

async function targetFromArguments(): Promise<string> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Refusal('Please name a new file for the backup: npm run backup -- FILE');
  for (const taken of [file, `${file}.partial`]) {
    const isThere = await access(taken).then(
      () => true,
      () => false,
    );
    if (isThere) throw new Refusal(`${taken} is there already. Remove it or name another file.`);
  }
  return path.resolve(file);
}

function inWords(error: unknown, target: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Refusal(`There is no room for ${target}. Nothing was kept of it.`);
  if (/^E[A-Z]+$/.test(code)) return new Refusal(`${target} cannot be written (${code}).`);
  return error;
}

async function main(): Promise<void> {
  const target = await targetFromArguments();
  const database = await openDatabase('a backup');
  try {
    const { wallpapers, files, missing } = await writeBackup(database.url, fileStore(), target);
    console.info(`${target}: ${wallpapers} wallpapers with ${files} files.`);
    if (missing.length === 0) return;
    console.error(`${missing.length} wallpapers have no picture on the disk. See "npm run verify".`);
    process.exitCode = 1;
  } catch (error) {
    throw inWords(error, target);
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
