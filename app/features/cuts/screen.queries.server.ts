import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Size } from '~/images/cuts/cut';

interface Picture extends Size {
  format: 'jpeg' | 'png' | 'webp';
}

export async function findPicture(em: EntityManager, fileKey: string): Promise<Picture | null> {
  const [picture] = await query<Picture>(em)`select width, height, format from wallpaper where file_key = ${fileKey}`;
  return picture ?? null;
}
