import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { Size } from '~/images/cuts/cut';

export async function findPictureSize(em: EntityManager, fileKey: string): Promise<Size | null> {
  const [size] = await query(em, sql<Size>`select width, height from wallpaper where file_key = ${fileKey}`);
  return size ?? null;
}
