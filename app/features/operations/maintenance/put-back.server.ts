import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { hashFile } from '~/platform/disk.server';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { readArchive } from './archive.server';
import type { FileOwner } from './check-files.queries.server';
import type { FileFault } from './check-files.server';
import { noteMissingFiles } from './missing-files.server';
import { renderAgain } from './render-again.server';

/**
 * Puts lost pictures back from a backup, and makes their other files again. Only bytes with the checksum of the row count.
 * @returns why the others are not back, as sentences
 */
export async function putBack(
  em: EntityManager,
  store: FileStore,
  faults: FileFault[],
  archive: string,
): Promise<string[]> {
  const lost = new Set(faults.filter(({ isLost }) => isLost).map(({ owner }) => owner));
  const text = messagesOf('verification').backup;
  const differing = new Set<FileOwner>();
  if (lost.size === 0) return [];
  await eachPicture(archive, async (key, file) => {
    const sha256 = await hashFile(file);
    // The key may be another one since the backup.
    for (const owner of lost) {
      if (owner.sha256 === sha256) {
        lost.delete(owner);
        await renderAgain(em, store, owner, file).catch(nullIfGoneOrUndecodable);
      } else if (owner.fileKey === key) differing.add(owner);
    }
  });
  await noteMissingFiles(em, store);
  return [...lost].map((owner) => (differing.has(owner) ? text.differs : text.lacks)(owner.id, archive));
}

/** The wallpaper may have been deleted since the check. The next check names a picture that cannot be decoded. */
function nullIfGoneOrUndecodable(error: unknown): null {
  if (error instanceof DomainError && ['not_found', 'invalid'].includes(error.code)) return null;
  throw error;
}

async function eachPicture(archive: string, use: (key: string, file: string) => Promise<void>): Promise<void> {
  await withWorkDir(async (workDir) => {
    const file = path.join(workDir, ORIGINAL);
    for await (const { name, chunks } of readArchive(archive)) {
      const [folder, key = '', fileName] = name.split('/');
      if (folder !== 'files' || fileName !== ORIGINAL) {
        chunks.resume();
        continue;
      }
      await pipeline(chunks, createWriteStream(file, { mode: 0o600 }));
      await use(key, file);
    }
  }).catch((error: unknown) => {
    // Errors of the archive's format have no code.
    if (error instanceof DomainError || (error as NodeJS.ErrnoException).code) throw error;
    throw new DomainError('invalid', messagesOf('maintenance').archive.damaged);
  });
}
