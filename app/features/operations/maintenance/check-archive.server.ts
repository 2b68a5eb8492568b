import { createHash } from 'node:crypto';
import path from 'node:path';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { withWorkDir } from '~/storage/work-dir.server';
import { type Contents, checkSums, linesOf, noBackup, readArchive, readContents } from './archive.server';

export interface ArchiveReport {
  contents: Contents | null;
  files: number;
  /** What is wrong, as sentences. Empty when everything can be restored. */
  problems: string[];
}

/** Reads a whole backup and compares bytes with checksums, rows with their counts and pictures with their rows. */
export async function checkArchive(file: string): Promise<ArchiveReport> {
  return withWorkDir(async (workDir) => {
    try {
      const problems = await checkSums(file, path.join(workDir, 'sums'));
      return problems.length > 0 ? { contents: null, files: 0, problems } : await checkContents(file);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { contents: null, files: 0, problems: [error.message] };
    }
  });
}

async function checkContents(file: string): Promise<ArchiveReport> {
  const text = messagesOf('maintenance').archive;
  let contents: Contents | null = null;
  let files = 0;
  const problems: string[] = [];
  const rows = new Map<string, number>();
  const pictures = new Map<string, { id: string; sha256: string }>();
  for await (const entry of readArchive(file)) {
    if (!contents) {
      contents = await readContents(entry);
      continue;
    }
    const [folder, owner = '', name] = entry.name.split('/');
    if (folder === 'database') {
      const columns = contents.tables.find((table) => table.name === owner)?.columns ?? [];
      for await (const line of linesOf(entry.chunks)) {
        rows.set(owner, (rows.get(owner) ?? 0) + 1);
        if (!owner.endsWith('wallpaper')) continue;
        const values = line.split('\t');
        const cell = (column: string) => values[columns.indexOf(column)] ?? '';
        pictures.set(cell('file_key'), { id: cell('id'), sha256: cell('sha256') });
      }
      continue;
    }
    files += 1;
    const picture = name === 'original' && pictures.get(owner);
    if (!picture) {
      entry.chunks.resume();
      continue;
    }
    const hash = createHash('sha256');
    for await (const chunk of entry.chunks) hash.update(chunk);
    if (hash.digest('hex') !== picture.sha256) problems.push(text.pictureDamaged(picture.id));
    pictures.delete(owner);
  }
  if (!contents) throw noBackup();
  for (const table of contents.tables) {
    const found = rows.get(table.name) ?? 0;
    if (found !== table.rows) problems.push(text.rowCount(table.name, found, table.rows));
  }
  if (contents.withoutFiles) pictures.clear();
  for (const { id } of pictures.values()) problems.push(text.pictureMissing(id));
  return { contents, files, problems };
}
