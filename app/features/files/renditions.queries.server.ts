import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { PictureFormat } from '~/images/signatures';

export interface Unfinished {
  file_key: string;
  width: number;
  format: PictureFormat;
  avif: boolean;
}

/** A wallpaper whose files may be incomplete. */
export async function findUnfinished(em: EntityManager, id: number): Promise<Unfinished | undefined> {
  const [row] = await query<Unfinished>(em)`select file_key, width, format, avif from wallpaper where id = ${id}`;
  return row;
}

/** Does nothing if the picture was replaced. */
export async function markFinished(em: EntityManager, id: number, fileKey: string): Promise<void> {
  await query(em)`update wallpaper set avif = true where id = ${id} and file_key = ${fileKey}`;
}
