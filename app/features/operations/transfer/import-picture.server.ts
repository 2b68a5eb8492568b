import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { errorWords } from '~/db/database-errors.server';
import { ensureCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { importFile } from '~/features/uploads/import.server';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { DomainError, errorCode, invalid } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import type { FileStore } from '~/storage/file-store.server';
import { type Details, normalizeNames, type ReadDetails, readDetails } from './details.schema';
import type { FoundFile } from './folder.server';

export interface ImportChoices {
  /** Counts before everything else. */
  forAll: Details;
  /** The folder that a picture lies in names its category. */
  foldersAsCategories: boolean;
}

/** What is said for all counts first, then sidecars, the folder, what the picture says of itself, and at last its name. */
export async function importPicture(
  em: EntityManager,
  store: FileStore,
  file: FoundFile,
  { forAll, foldersAsCategories }: ImportChoices,
): Promise<{ id: number; notes: string[] }> {
  if (file.refusal) throw invalid({ image: [file.refusal] });
  // Later it would be told like a disk that fails, which ends the import.
  await access(file.path, constants.R_OK);
  const folder = foldersAsCategories ? file.folders.at(-1) : undefined;
  const texts = normalizeNames({ ...(await readEmbeddedTexts(file.path)) });
  const { input, kept, category, notes } = readDetails({
    ...texts,
    ...(folder && { category: folder }),
    ...file.details,
    ...forAll,
  });
  const source = { name: path.basename(file.path), open: () => createReadStream(file.path) };
  const categoryId = category ? await findOrCreate(em, category) : (category as null | undefined);
  const id = await importFile(em, store, source, { ...input, categoryId }, kept);
  if (kept.id !== undefined && kept.id !== id) {
    notes.push(`The id ${kept.id} belongs to another wallpaper; it has ${id} now.`);
  }
  return { id, notes };
}

/** By name, whatever the case, or by address; made when the gallery has none. */
async function findOrCreate(em: EntityManager, given: NonNullable<ReadDetails['category']>): Promise<number> {
  const known = await listCategories(em);
  if (typeof given !== 'string') {
    return known.find(({ slug }) => slug === given.slug)?.id ?? ensureCategory(em, given.name, given.slug);
  }
  const name = given.toLowerCase();
  const found =
    known.find((category) => category.name.toLowerCase() === name) ?? known.find(({ slug }) => slug === slugify(given));
  return found?.id ?? ensureCategory(em, given);
}

/** One sentence, whatever failed. */
export function skipReason(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const code = errorCode(error);
  if (/^E[A-Z]+$/.test(code)) return `This file cannot be read (${code}).`;
  const [words = ''] = (error instanceof Error ? errorWords(error) : String(error)).split('\n');
  return `This picture could not be stored: ${words.replace(/\.$/, '')}.`;
}
