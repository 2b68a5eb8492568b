import { access, constants, stat } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireOwnStore } from '~/features/operations/maintenance/gallery-files.server';
import { ArchivedSets } from '~/features/operations/transfer/archived-sets.server';
import { normalizeNames } from '~/features/operations/transfer/details.schema';
import { type Complaint, countFiles, type FoundFile, filesOf } from '~/features/operations/transfer/folder.server';
import { importGallery } from '~/features/operations/transfer/import-gallery.server';
import { type ImportChoices, importPicture, skipReason } from '~/features/operations/transfer/import-picture.server';
import { listProposalsWith } from '~/features/sets/proposals.server';
import { proposalsPath } from '~/features/sets/set.view';
import { makeSet } from '~/features/sets/sets.commands.server';
import { findLookalike } from '~/features/uploads/near-duplicates/near-duplicates.queries.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { env } from '../lib/env.server';
import { DomainError } from '../lib/errors';
import { absoluteUrl, wallpaperPath } from '../lib/paths';
import { isSmall } from '../lib/settings/machine.server';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure } from './launcher/command-error.server';
import { MAY_CREATE, withGallery } from './open-database.server';
import { showProgress } from './progress.server';

const CONCURRENCY = isSmall ? 1 : 2;

interface Outcome {
  /** Ids of new wallpapers and drafts. */
  imported: number[];
  alreadyThere: number;
  skipped: Complaint[];
  similar: { file: string; title: string; path: string }[];
  notes: Complaint[];
}

interface Arguments extends ImportChoices {
  folders: string[];
  /** Makes the sets that it would propose. */
  makesSets: boolean;
}

const aText = { type: 'string' } as const;

const aSwitch = { type: 'boolean', default: false } as const;

async function readChoices(): Promise<Arguments> {
  const { positionals: folders, values } = readArguments({
    usage: messagesOf('commands').import.usage,
    options: {
      ...{ category: aText, tags: aText, device: aText, author: aText, licence: aText },
      ...{ 'folders-as-categories': aSwitch, draft: aSwitch, sets: aSwitch },
    },
    words: [1, Number.POSITIVE_INFINITY],
  });
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => null);
    if (!facts?.isDirectory()) throw new CommandError(messagesOf('commands').import.noFolder(folder));
    await access(folder, constants.R_OK | constants.X_OK).catch(() => {
      throw new CommandError(messagesOf('commands').import.unreadable(folder));
    });
  }
  const { 'folders-as-categories': foldersAsCategories, draft, sets: makesSets, ...forAll } = values;
  return {
    folders,
    foldersAsCategories,
    makesSets,
    forAll: normalizeNames({ ...forAll, publishedAt: draft ? 'draft' : '' }),
  };
}

async function importAll(em: EntityManager, { folders, ...choices }: Arguments, total: number): Promise<Outcome> {
  const sets = new ArchivedSets();
  const outcome: Outcome = { imported: [], alreadyThere: 0, skipped: [], similar: [], notes: [] };
  const bar = showProgress(messagesOf('commands').import.verb, total);
  async function importOne({ root, ...file }: RootedFile): Promise<void> {
    try {
      const { id, notes } = await importPicture(em.fork(), fileStore(), file, choices, { sets, root });
      outcome.imported.push(id);
      outcome.notes.push(...notes.map((reason) => ({ file: file.path, reason })));
      const other = await findLookalike(em.fork(), id);
      if (other) outcome.similar.push({ file: file.path, title: other.title, path: wallpaperPath(other.id) });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'unavailable') throw error;
      if (error instanceof DomainError && error.code === 'conflict') outcome.alreadyThere += 1;
      outcome.skipped.push({ file: file.path, reason: skipReason(error) });
    }
    bar.step();
  }
  try {
    await requireOwnStore(em.fork(), fileStore());
    for (const folder of folders) await importGallery(em.fork(), folder);
    const files = allFiles(folders, (complaint) => outcome.notes.push(complaint));
    const worker = async () => {
      for await (const file of files) await importOne(file);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    outcome.notes.push(...(await sets.join(em)));
  } finally {
    bar.stop();
  }
  return outcome;
}

interface RootedFile extends FoundFile {
  root: string;
}

async function* allFiles(folders: string[], complain: (complaint: Complaint) => void): AsyncGenerator<RootedFile> {
  for (const root of folders) for await (const file of filesOf(root, complain)) yield { ...file, root };
}

/** A file name could move the cursor or reverse the line. */
const withoutControlCharacters = (line: string) => line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');

const byFile = (a: Complaint, b: Complaint) => (a.file < b.file ? -1 : 1);

/** Of the new pictures. */
async function makeOrProposeSets(em: EntityManager, ids: number[], makesSets: boolean): Promise<void> {
  const proposals = await listProposalsWith(em.fork(), ids);
  if (proposals.length === 0) return;
  const text = messagesOf('commands').import;
  const page = env.SITE_URL ? absoluteUrl(env.SITE_URL, proposalsPath()) : proposalsPath();
  if (!makesSets) return console.info(text.setsProposed(proposals.length, page));
  for (const { versions } of proposals) {
    const roles = new Map(versions.map(({ id, role }) => [id, role]));
    await makeSet(em.fork(), [...roles.keys()], roles);
  }
  console.info(text.setsMade(proposals.length));
}

function report({ imported, alreadyThere, skipped, similar, notes }: Outcome): void {
  const text = messagesOf('commands').import;
  const lines = [
    ...skipped.sort(byFile).map(({ file, reason }) => text.skipped(file, reason)),
    ...notes.sort(byFile).map(({ file, reason }) => text.note(file, reason)),
    ...similar.map(({ file, title, path }) => text.lookalike(file, title, path)),
  ];
  for (const line of lines) console.info(withoutControlCharacters(line));
  console.info(text.done(imported.length, skipped.length));
  if (imported.length === 0 && alreadyThere === 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const choices = await readChoices();
  let total = 0;
  for (const folder of choices.folders) total += await countFiles(folder);
  if (total === 0) throw new CommandError(messagesOf('commands').import.noFiles);
  const importFolders = async (em: EntityManager) => {
    const outcome = await importAll(em, choices, total);
    report(outcome);
    await makeOrProposeSets(em, outcome.imported, choices.makesSets);
  };
  await withGallery(messagesOf('commands').purposes.import, importFolders, MAY_CREATE);
}

main().catch(reportFailure);
