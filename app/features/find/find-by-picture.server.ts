import type { EntityManager } from '@mikro-orm/postgresql';
import { type Copy, findCopies } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { readFingerprint } from '~/images/fingerprint.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { listAlike } from './find.queries.server';

const MAX_COPIES = 4;
const MAX_ALIKE = 40;

export interface Found {
  /** Of the visitor's picture. */
  width: number;
  height: number;
  copies: Copy[];
}

/** Keeps nothing of the picture. @throws invalid, unsupported_type, unavailable */
export async function findByPicture(
  em: EntityManager,
  file: ReceivedFile | null,
): Promise<{ found: Found; alike: WallpaperCard[] }> {
  if (!file) throw invalid({ image: [messagesOf('uploadProblems').noImage] });
  const picture = await readFingerprint(file.path);
  const copies = await findCopies(em, picture.hashes, MAX_COPIES);
  const shown = new Set(copies.map(({ id }) => id));
  const alike = await listAlike(em, picture, MAX_ALIKE + MAX_COPIES);
  const { width, height } = picture;
  return { found: { width, height, copies }, alike: alike.filter(({ id }) => !shown.has(id)).slice(0, MAX_ALIKE) };
}
