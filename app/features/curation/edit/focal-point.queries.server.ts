import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { noSuch } from '~/lib/errors';

/** By file, so that a picture that was replaced in the meantime keeps its own point. The version stays. */
export async function saveFocalPoint(
  em: EntityManager,
  fileKey: string,
  { x, y }: { x: number; y: number },
  isChosen: boolean,
): Promise<void> {
  const saved = await query(em)`
    update wallpaper set focal_x = ${x}, focal_y = ${y}, focal_chosen = ${isChosen}::boolean where file_key = ${fileKey} returning id`;
  if (saved.length === 0) throw noSuch('wallpaper');
}
