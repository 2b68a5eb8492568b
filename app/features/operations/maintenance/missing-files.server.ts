import type { EntityManager } from '@mikro-orm/postgresql';
import { MissingFile as MissingFileEntity } from '~/db/entities/wallpaper-file.entity';
import type { Jobs } from '~/db/jobs.queries.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import { replaceMissing } from './check-files.queries.server';
import { fileOwners, isOriginalThere, lookAtRest } from './check-files.server';
import { findStoreProblem } from './gallery-files.server';

export async function noteMissingFiles(em: EntityManager, store: FileStore): Promise<void> {
  const missing: number[] = [];
  for await (const owner of fileOwners(em)) {
    if (owner.isTrashed) break;
    if (await isOriginalThere(store, owner)) continue;
    if ((await lookAtRest(em, owner, () => isOriginalThere(store, owner))) === false) missing.push(owner.id);
  }
  await replaceMissing(em, missing);
}

export interface MissingFile {
  id: number;
  title: string;
}

export async function listMissingFiles(em: EntityManager): Promise<{ total: number; wallpapers: MissingFile[] }> {
  const [missing, total] = await em.findAndCount(
    MissingFileEntity,
    {},
    { populate: ['wallpaper'], fields: ['wallpaper.title'], orderBy: { wallpaper: { id: 'asc' } }, limit: 5 },
  );
  return { total, wallpapers: missing.map(({ wallpaper: { id, title } }) => ({ id, title })) };
}

export const FILE_CHECKS: Jobs = {
  'sweep-leftovers': async (em) => {
    if (!(await findStoreProblem(em, fileStore()))) await sweepLeftovers(em.fork(), fileStore());
  },
  'look-for-files': (em) => noteMissingFiles(em, fileStore()),
};
