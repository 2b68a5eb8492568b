import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { toFileName } from '~/features/downloads/file-name';
import { listPortableSettings } from '~/features/site/settings.queries.server';
import { findDamagedRows } from '~/features/wallpapers/damaged-rows.queries.server';
import { type FileStore, ORIGINAL } from '~/storage/file-store.server';
import { GALLERY_FILE, type GalleryFile } from './details.schema';
import { closeExport, ExportWriter, writeWhole } from './export-folder.server';
import { listCategoriesWithFormer, listForExport, listTagsWithFormer } from './gallery-facts.queries.server';

const BATCH = 500;
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' };

export interface ExportReport {
  wallpapers: number;
  /** Ids of wallpapers that were left out because their picture is lost. */
  missing: number[];
  /** Ids of those that were left out because the database has wrong values for them. */
  damaged: number[];
}

/**
 * Writes the uploaded pictures, each with a sidecar. The gallery's file comes last, so its absence shows an incomplete export.
 * A second run keeps the pictures that are already there. @param folder opened with `openExport`
 */
export async function exportGallery(
  em: EntityManager,
  store: FileStore,
  folder: string,
  onPicture: () => void,
): Promise<ExportReport> {
  const report: ExportReport = { wallpapers: 0, missing: [], damaged: [] };
  const damaged = new Set((await findDamagedRows(em)).map(({ id }) => id));
  const writer = new ExportWriter(folder);
  await writer.open();
  let last = 0;
  for (;;) {
    const rows = await listForExport(em.fork(), last, BATCH);
    for (const { id, file_key: key, format, publishedAt, details } of rows) {
      last = id;
      if (damaged.has(id)) {
        report.damaged.push(id);
        continue;
      }
      const files = publishedAt ? store.withheld : store;
      const isThere = await writer.add({
        id,
        name: `${toFileName(details.title)} ${id}.${ENDINGS[format]}`,
        sidecar: toJson(publishedAt ? { ...details, publishedAt } : details),
        bytes: async () => (await files.stat(key, ORIGINAL))?.bytes ?? null,
        copyTo: (target) => files.withLocalFile(key, ORIGINAL, (original) => copyFile(original, target)),
      });
      if (isThere) report.wallpapers += 1;
      else report.missing.push(id);
      onPicture();
    }
    if (rows.length < BATCH) break;
  }
  await writer.close();
  const gallery: GalleryFile = {
    tapeta: 1,
    exportedAt: new Date().toISOString(),
    categories: await listCategoriesWithFormer(em),
    tags: await listTagsWithFormer(em),
    settings: await listPortableSettings(em),
  };
  await writeWhole(path.join(folder, GALLERY_FILE), toJson(gallery));
  await closeExport(folder);
  return report;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
