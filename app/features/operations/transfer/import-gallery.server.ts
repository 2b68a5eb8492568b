import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addSetting } from '~/features/site/settings.queries.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { nullIfMissing } from '~/platform/disk.server';
import { GALLERY_FILE, GalleryFile } from './details.schema';
import { addFormerAddresses } from './gallery-facts.queries.server';

/** Imports categories, tags and old addresses of an exported gallery. Does nothing for any other folder. @throws invalid */
export async function importGallery(em: EntityManager, folder: string): Promise<void> {
  const file = path.join(folder, GALLERY_FILE);
  const text = await readFile(file, 'utf8').catch(nullIfMissing);
  if (text === null) return;
  const parsed = GalleryFile.safeParse(parseJson(text));
  if (!parsed.success) throw new DomainError('invalid', messagesOf('transfer').notExported(file));
  await em.transactional(async (tx) => {
    await addFormerAddresses(tx, parsed.data);
    for (const { name, value } of parsed.data.settings) await addSetting(tx, name, value);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
