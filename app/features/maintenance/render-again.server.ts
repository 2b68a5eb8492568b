import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { reconcileFiles } from '~/features/wallpapers/files/file-reconciler.server';
import { lockFileKeys, markLoose } from '~/features/wallpapers/files/loose-files.queries.server';
import { enqueueRenditions } from '~/features/wallpapers/files/rendition-jobs.server';
import { processUpload } from '~/images/inspect.server';
import type { FileStore } from '~/images/storage/file-store.server';
import { createWorkDir, removeWorkDir } from '~/images/storage/work-dir.server';
import { type FileOwner, forgetAvif } from './check-files.queries.server';

export async function renderAgain(em: EntityManager, store: FileStore, owner: FileOwner): Promise<void> {
  const { fileKey, isTrashed } = owner;
  const workDir = await createWorkDir();
  try {
    const original = path.join(workDir, 'original');
    const files = isTrashed ? store.withheld : store;
    await files.withLocalFile(fileKey, 'original', (file) => copyFile(file, original));
    await processUpload(original, workDir);
    await em.fork().transactional(async (tx) => {
      await lockFileKeys(tx, [fileKey]);
      if (!(await forgetAvif(tx, owner))) return;
      await markLoose(em.fork(), [fileKey]);
      await store.publish(fileKey, workDir);
      if (!isTrashed) await enqueueRenditions(tx, owner.id);
    });
    await reconcileFiles(em, store, [fileKey]);
  } finally {
    await removeWorkDir(workDir);
  }
}
