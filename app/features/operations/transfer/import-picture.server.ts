import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { errorWords } from '~/db/database-errors.server';
import { ensureCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { createWallpaper } from '~/features/uploads/create-wallpaper.server';
import { withCopy } from '~/features/uploads/import.server';
import { readEmbeddedTexts } from '~/images/embedded-texts.server';
import { DomainError, errorCode, invalid } from '~/lib/errors';
import { slugify } from '~/lib/slug';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import type { ArchivedSets } from './archived-sets.server';
import { type Details, detailsIn, type ReadDetails, readDetails } from './details.schema';
import type { FoundFile } from './folder.server';

export interface ImportChoices {
  /** Takes precedence over everything else. */
  forAll: Details;
  /** Uses the name of a picture's folder as its category. */
  foldersAsCategories: boolean;
}

/** Details come from the command's options, else from sidecars, the folder, the picture's metadata and finally its name. */
export async function importPicture(
  em: EntityManager,
  store: FileStore,
  file: FoundFile,
  { forAll, foldersAsCategories }: ImportChoices,
  { sets, root }: { sets: ArchivedSets; root: string },
): Promise<{ id: number; notes: string[] }> {
  if (file.refusal) throw invalid({ image: [file.refusal] });
  // Checked here, because later it would look like a failing disk, which ends the import.
  await access(file.source, constants.R_OK);
  const folder = foldersAsCategories ? file.folders.at(-1) : undefined;
  return withCopy({ name: file.name, open: () => createReadStream(file.source) }, async (copy) => {
    const { input, kept, plan, version, category, notes } = readDetails({
      ...detailsIn(await readEmbeddedTexts(copy.path)),
      ...(folder && { category: folder }),
      ...file.details,
      ...forAll,
    });
    const categoryId = category ? await findOrCreate(em, category) : (category as null | undefined);
    const noteSet = (id: number) => version && sets.add(root, version, id);
    const id = await createWallpaper(em, store, copy, { ...input, categoryId }, { kept, plan }).catch((error) => {
      // An earlier import may have stopped before it joined the sets.
      if (error instanceof DomainError && error.details.existing) noteSet(error.details.existing);
      throw error;
    });
    noteSet(id);
    if (kept.id !== undefined && kept.id !== id) notes.push(messagesOf('transfer').otherId(kept.id, id));
    return { id, notes };
  });
}

/** Finds a category by name, ignoring case, or by address, or creates it. */
async function findOrCreate(em: EntityManager, given: NonNullable<ReadDetails['category']>): Promise<number> {
  const known = await listCategories(em);
  if (typeof given !== 'string') {
    return known.find(({ slug }) => slug === given.slug)?.id ?? ensureCategory(em, given.name, given);
  }
  const name = given.toLowerCase();
  const found =
    known.find((category) => category.name.toLowerCase() === name) ?? known.find(({ slug }) => slug === slugify(given));
  return found?.id ?? ensureCategory(em, given);
}

/** Describes any failure in one sentence. */
export function skipReason(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const code = errorCode(error);
  if (/^E[A-Z]+$/.test(code)) return messagesOf('transfer').unreadableFile(code);
  const [words = ''] = (error instanceof Error ? errorWords(error) : String(error)).split('\n');
  return messagesOf('transfer').notStored(words.replace(/\.$/, ''));
}
