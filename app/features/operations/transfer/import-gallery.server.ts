import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '~/lib/errors';
import { nullIfMissing } from '~/platform/disk.server';
import { GALLERY_FILE, GalleryFile } from './details.schema';
import { addFormerAddresses } from './gallery-facts.queries.server';

/** Categories, tags and former addresses of an exported gallery; a folder without them is one as well. @throws invalid */
export async function importGallery(em: EntityManager, folder: string): Promise<void> {
  const file = path.join(folder, GALLERY_FILE);
  const text = await readFile(file, 'utf8').catch(nullIfMissing);
  if (text === null) return;
  const parsed = GalleryFile.safeParse(parseJson(text));
  if (!parsed.success)
    throw new DomainError('invalid', `${file} is not what "npm run export" writes. Nothing was imported.`);
  await em.transactional((tx) => addFormerAddresses(tx, parsed.data));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
