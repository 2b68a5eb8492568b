import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { demoWallpapers } from '~/demo/collection';
import { requireOwnStore } from '~/features/operations/maintenance/gallery-files.server';
import { importFile } from '~/features/uploads/import.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { ensureCategory } from '../features/taxonomy/categories/categories.commands.server';
import { DomainError } from '../lib/errors';
import { readArguments } from './arguments.server';
import { reportFailure } from './launcher/command-error.server';
import { MAY_CREATE, withGallery } from './open-database.server';
import { showProgress } from './progress.server';

interface Painted {
  index: number;
  path: string;
}

/** Paints in another process: painting keeps one core busy while this process stores finished pictures. */
async function* paint(folder: string): AsyncGenerator<Painted> {
  const program = fileURLToPath(new URL('./demo-painter.js', import.meta.url));
  const painter = spawn(process.execPath, [program, folder], {
    // With an arena for each thread, glibc keeps nearly twice the memory.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => painter.once('close', resolve));
  for await (const line of createInterface({ input: painter.stdout })) yield JSON.parse(line) as Painted;
  const code = await ended;
  if (code !== 0) throw new Error(`The painter stopped with code ${code}`);
}

/** Answers whether the picture is new. */
async function addPainting(em: EntityManager, { index, path: file }: Painted): Promise<boolean> {
  const entry = demoWallpapers[index];
  if (!entry) throw new Error(`There is no demo wallpaper ${index}`);
  const { title, description, tags, device, featured } = entry;
  const categoryId = await ensureCategory(em, entry.category);
  try {
    await importFile(
      em,
      fileStore(),
      { name: path.basename(file), open: () => createReadStream(file) },
      { title, description, tags, deviceType: device, featured, categoryId },
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

async function addAll(em: EntityManager, folder: string): Promise<void> {
  const text = messagesOf('commands').demo;
  const progress = showProgress(text.verb, demoWallpapers.length);
  let added = 0;
  try {
    await requireOwnStore(em.fork(), fileStore());
    for await (const painted of paint(folder)) {
      if (await addPainting(em.fork(), painted)) added += 1;
      progress.step();
    }
  } finally {
    progress.stop();
  }
  console.info(added > 0 ? text.added(added) : text.nothing);
}

async function main(): Promise<void> {
  const { demo, purposes } = messagesOf('commands');
  readArguments(demo);
  await withGallery(purposes.demo, (em) => withWorkDir((folder) => addAll(em, folder)), MAY_CREATE);
}

main().catch(reportFailure);
