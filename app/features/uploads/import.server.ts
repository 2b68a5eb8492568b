import path from 'node:path';
import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Plan } from '~/features/drafts/plan.view';
import type { WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { receiveFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { createWallpaper, type KeptFacts } from './create-wallpaper.server';

/** Copies the file first: it is not ours to move. @throws what createWallpaper throws, too_large */
export async function importFile(
  em: EntityManager,
  store: FileStore,
  source: { name: string; open(): Readable },
  input: WallpaperUploadInput = {},
  { kept, plan }: { kept?: KeptFacts; plan?: Plan | null } = {},
): Promise<number> {
  return withWorkDir(async (workDir) => {
    const target = path.join(workDir, 'upload');
    const received = await receiveFile(source.open(), target);
    if (received.bytes > env.MAX_UPLOAD_MB * 1024 * 1024) {
      throw new DomainError('too_large', messagesOf('uploadProblems').tooLarge(env.MAX_UPLOAD_MB));
    }
    return await createWallpaper(em, store, { ...received, path: target, name: source.name }, input, { kept, plan });
  });
}
