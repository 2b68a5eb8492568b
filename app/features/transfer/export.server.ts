import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fileNameOf } from '~/features/wallpapers/downloads/file-name';
import type { FileStore } from '~/images/storage/file-store.server';
import { nullIfNotFound } from '~/lib/errors';
import { GALLERY_FILE, type GalleryFile } from './details.schema';
import { listCategoriesWithFormer, listForExport, listTagsWithFormer } from './gallery-facts.queries.server';

const BATCH = 500;
/** Folders of many files are slow to open. */
const IDS_PER_FOLDER = 1000;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' };

export interface ExportReport {
  wallpapers: number;
  /** Ids of wallpapers whose picture is lost; they are left out. */
  missing: number[];
}

/** The pictures as they were uploaded, a sidecar beside each; last of all what concerns all of them, so that its absence shows a half export. */
export async function exportGallery(
  em: EntityManager,
  store: FileStore,
  folder: string,
  onPicture: () => void,
): Promise<ExportReport> {
  const report: ExportReport = { wallpapers: 0, missing: [] };
  let last = 0;
  for (;;) {
    const rows = await listForExport(em.fork(), last, BATCH);
    for (const { id, file_key: key, format, details } of rows) {
      const inside = path.join(folder, String(Math.floor(id / IDS_PER_FOLDER)).padStart(4, '0'));
      await mkdir(inside, { recursive: true });
      const target = path.join(inside, `${fileNameOf(details.title)} ${id}.${ENDINGS[format]}`);
      const isThere = await copyOriginal(store, key, target);
      if (isThere) {
        await writeFile(`${target}.json`, toJson(details));
        report.wallpapers += 1;
      } else {
        report.missing.push(id);
      }
      onPicture();
      last = id;
    }
    if (rows.length < BATCH) break;
  }
  const gallery: GalleryFile = {
    tapeta: 1,
    exportedAt: new Date().toISOString(),
    categories: await listCategoriesWithFormer(em),
    tags: await listTagsWithFormer(em),
  };
  await writeFile(path.join(folder, GALLERY_FILE), toJson(gallery));
  return report;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Answers whether it is there; a wallpaper that goes to the trash meanwhile is not. */
async function copyOriginal(store: FileStore, key: string, target: string): Promise<boolean> {
  const copied = await store
    .withLocalFile(key, 'original', async (original) => {
      await copyFile(original, target);
      return true;
    })
    .catch(nullIfNotFound);
  return copied ?? false;
}
