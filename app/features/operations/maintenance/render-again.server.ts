import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { reconcileFiles } from '~/features/files/file-reconciler.server';
import { lockFileKeys, markLoose } from '~/features/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { processStored } from '~/images/inspect.server';
import { fileKeyFor } from '~/images/renditions';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { changePicture, type FileOwner } from './check-files.queries.server';

/** Uses another key when the picture needs another background or other colours, because files never change under their address. @param from the picture, where the store has lost it */
export async function renderAgain(em: EntityManager, store: FileStore, owner: FileOwner, from?: string): Promise<void> {
  const { fileKey, isTrashed } = owner;
  return withWorkDir(async (workDir) => {
    const original = path.join(workDir, ORIGINAL);
    const files = isTrashed ? store.withheld : store;
    const take = (file: string) => copyFile(file, original);
    await (from ? take(from) : files.withLocalFile(fileKey, ORIGINAL, take));
    const inspection = await processStored(original, workDir);
    const newKey = fileKeyFor(owner.sha256, inspection);
    const keys = [...new Set([fileKey, newKey])];
    await em.fork().transactional(async (tx) => {
      await lockFileKeys(tx, keys);
      if (!(await changePicture(tx, owner, newKey, inspection))) return;
      await markLoose(em.fork(), keys);
      await store.publish(newKey, workDir);
      if (!isTrashed) await enqueueRenditions(tx, owner.id);
    });
    await reconcileFiles(em, store, keys);
  });
}
