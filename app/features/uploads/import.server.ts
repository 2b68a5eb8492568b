import path from 'node:path';
import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WallpaperUploadInput } from '~/features/wallpapers/wallpaper.schema';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { type ReceivedFile, receiveFile } from '~/storage/receive-file.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { createWallpaper } from './create-wallpaper.server';

/** Copies a file that is not ours to move. @throws too_large */
export function withCopy<T>(
  source: { name: string; open(): Readable },
  use: (copy: ReceivedFile) => Promise<T>,
): Promise<T> {
  return withWorkDir(async (workDir) => {
    const target = path.join(workDir, 'upload');
    const received = await receiveFile(source.open(), target);
    if (received.bytes > env.MAX_UPLOAD_MB * 1024 * 1024) {
      throw new DomainError('too_large', messagesOf('uploadProblems').tooLarge(env.MAX_UPLOAD_MB));
    }
    return use({ ...received, path: target, name: source.name });
  });
}

/** @throws what createWallpaper throws, too_large */
export const importFile = (
  em: EntityManager,
  store: FileStore,
  source: { name: string; open(): Readable },
  input: WallpaperUploadInput = {},
): Promise<number> => withCopy(source, (copy) => createWallpaper(em, store, copy, input));
