import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { requireOwnStore } from '~/features/maintenance/gallery-files.server';
import { importFile } from '~/features/wallpapers/uploads/import.server';
import { findLookalike } from '~/features/wallpapers/uploads/near-duplicates.queries.server';
import { fileStore } from '~/images/storage/store.server';
import { migrateDatabase } from '../db/migrate.server';
import { connectOrm } from '../db/orm.server';
import { DomainError, errorCode } from '../lib/errors';
import { isSmall } from '../lib/machine.server';
import { wallpaperPath } from '../lib/paths';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { openDatabase } from './launcher/open-database.server';
import { showProgress } from './progress.server';

const CONCURRENCY = isSmall ? 1 : 2;

interface Outcome {
  imported: number;
  alreadyThere: number;
  skipped: { file: string; reason: string }[];
  similar: { file: string; title: string; path: string }[];
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function foldersFromArguments(): Promise<string[]> {
  const folders = process.argv.slice(2);
  if (folders.length === 0) throw new CommandError('Please name a folder with pictures: npm run import -- FOLDER');
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => null);
    if (!facts?.isDirectory()) throw new CommandError(`There is no folder ${folder}.`);
  }
  return folders;
}

async function importAll(files: string[], url: string): Promise<Outcome> {
  const orm = await connectOrm(url, 0);
  const outcome: Outcome = { imported: 0, alreadyThere: 0, skipped: [], similar: [] };
  const bar = showProgress('Importing', files.length);
  const limit = pLimit(CONCURRENCY);
  async function importOne(file: string): Promise<void> {
    try {
      const source = { name: path.basename(file), open: () => createReadStream(file) };
      const id = await importFile(orm.em.fork(), fileStore(), source);
      outcome.imported += 1;
      const other = await findLookalike(orm.em.fork(), id);
      if (other) outcome.similar.push({ file, title: other.title, path: wallpaperPath(other.id) });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'unavailable') throw error;
      if (error instanceof DomainError && error.code === 'conflict') outcome.alreadyThere += 1;
      outcome.skipped.push({ file, reason: reasonOf(error) });
    }
    bar.step();
  }
  try {
    await requireOwnStore(orm.em.fork(), fileStore());
    await Promise.all(files.map((file) => limit(importOne, file)));
  } finally {
    bar.stop();
    await orm.close();
  }
  return outcome;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = errorCode(error);
  return /^E[A-Z]+$/.test(code) ? `This file cannot be read (${code}).` : error.message;
}

/** A file name could move the cursor or turn the line around. */
const withoutControlCharacters = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');

function report({ imported, skipped, similar }: Outcome): void {
  for (const { file, reason } of skipped.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    console.info(withoutControlCharacters(`skipped ${file}: ${reason}`));
  }
  for (const { file, title, path } of similar)
    console.info(withoutControlCharacters(`${file} looks like “${title}” (${path}).`));
  console.info(`${imported} imported, ${skipped.length} skipped.`);
}

async function main(): Promise<void> {
  const files = (await Promise.all((await foldersFromArguments()).map(listFiles))).flat();
  if (files.length === 0) throw new CommandError('There are no files in this folder.');
  const database = await openDatabase('an import');
  try {
    await migrateDatabase(database.url);
    const outcome = await importAll(files, database.url);
    report(outcome);
    if (outcome.imported === 0 && outcome.alreadyThere === 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
