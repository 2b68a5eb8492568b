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
import { fileStore } from '~/storage/store.server';
import { createWorkDir, removeWorkDir } from '~/storage/work-dir.server';
import { migrateDatabase } from '../db/migrate.server';
import { connectOrm } from '../db/orm.server';
import { ensureCategory } from '../features/taxonomy/categories/categories.commands.server';
import { DomainError } from '../lib/errors';
import { reportFailure } from './launcher/command-error.server';
import { openDatabase } from './open-database.server';
import { showProgress } from './progress.server';

interface Painted {
  index: number;
  path: string;
}

/** The pictures are painted in a process of their own: painting keeps one core busy while this one stores what is ready. */
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

async function addAll(url: string): Promise<number> {
  const orm = await connectOrm(url);
  const folder = await createWorkDir();
  const progress = showProgress('Painting', demoWallpapers.length);
  let added = 0;
  try {
    await requireOwnStore(orm.em.fork(), fileStore());
    for await (const painted of paint(folder)) {
      if (await addPainting(orm.em.fork(), painted)) added += 1;
      progress.step();
    }
  } finally {
    progress.stop();
    await removeWorkDir(folder);
    await orm.close();
  }
  return added;
}

async function main(): Promise<void> {
  const database = await openDatabase('the demo');
  try {
    await migrateDatabase(database.url);
    const added = await addAll(database.url);
    console.info(
      added > 0 ? `${added} wallpapers added.` : 'All the demo wallpapers are in the gallery already; nothing added.',
    );
  } finally {
    await database.close();
  }
}

main().catch(reportFailure);
