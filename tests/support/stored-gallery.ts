import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Plan } from '~/features/drafts/plan.view';
import { createWallpaper } from '~/features/uploads/create-wallpaper.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { env } from '~/lib/env.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { openTestDatabase, type TestDatabase } from './database';
import { ownDatabase } from './own-database';
import { scene } from './pictures';
import { query } from './query';
import { random } from './seed';
import { rememberTables, restoreRows } from './site-database';

/** A gallery with its own database and files, below the DATA_DIR of the test. */
export type StoredGallery = ReturnType<typeof galleryOf>;

let pictures = Math.floor(random('stored pictures')() * 1e9);

/** A picture that no other test has. */
export const newPng = (width = 96, height = 54) => {
  pictures += 1;
  return scene(width, height, pictures).png().toBuffer();
};

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const keyOf = (bytes: Buffer) => sha256Of(bytes).slice(0, 24);

/** Where uploads arrive. */
export const INCOMING = path.join(env.DATA_DIR, 'incoming');

function galleryOf(database: Pick<TestDatabase, 'orm' | 'url'>, end: () => Promise<unknown>) {
  const root = path.join(env.DATA_DIR, `files-${randomBytes(4).toString('hex')}`);
  const store = localFileStore(root);
  const em = () => database.orm.em.fork();

  /** A file as an upload leaves it. */
  async function received(bytes: Buffer, name = 'evening.png') {
    const file = path.join(INCOMING, randomBytes(8).toString('hex'));
    await mkdir(INCOMING, { recursive: true });
    await writeFile(file, bytes);
    return { path: file, name, bytes: bytes.length, sha256: sha256Of(bytes) };
  }

  return {
    database,
    store,
    root,
    em,
    received,
    async upload(tags: string[] = [], picture?: Buffer, plan?: Plan | null, input: { title?: string } = {}) {
      const bytes = picture ?? (await newPng());
      const id = await createWallpaper(em(), store, await received(bytes), { tags, ...input }, { plan });
      return { id, bytes, key: (await getWallpaperOrDraft(em(), id)).fileKey };
    },
    isShown: async (key: string) => (await store.stat(key, 'original')) !== null,
    isWithheld: async (key: string) => (await store.withheld.stat(key, 'original')) !== null,
    countRows: async (table: string): Promise<number> =>
      (await query(em(), `select count(*)::int as n from ${table}`))[0]?.n,
    /** All rows of all tables in a backup, as text. */
    async rows() {
      const tables = await query<{ name: string }>(
        em(),
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and relname not in ('migration', 'session', 'rate_limit', 'upload_outcome', 'loose_file', 'missing_file', 'task', 'edit_undo', 'gallery', 'gallery_change', 'missed_search_day', 'missed_search_mark')`,
      );
      const all: Record<string, string[]> = {};
      for (const { name } of tables) {
        const rows = await query<{ row: string }>(em(), `select t::text as row from ${name} t order by 1`);
        all[name] = rows.map(({ row }) => row);
      }
      return all;
    },
    /** SHA-256 of all picture files, by path. */
    async files(): Promise<Record<string, string>> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const sums = entries
        .filter((entry) => entry.isFile() && entry.name !== 'gallery-id')
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return [path.relative(root, file), sha256Of(await readFile(file))];
        });
      return Object.fromEntries((await Promise.all(sums)).sort());
    },
    async close() {
      await end();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export async function openStoredGallery(): Promise<StoredGallery> {
  const database = await openTestDatabase();
  return galleryOf(database, database.close);
}

/** One gallery for all tests of a file, which is as after the migrations before each of them. */
export function ownGallery(): StoredGallery {
  const gallery = galleryOf(ownDatabase(), async () => undefined);
  beforeAll(() => rememberTables({ databaseUrl: gallery.database.url }));
  beforeEach(async () => {
    await restoreRows({ databaseUrl: gallery.database.url });
    for (const folder of [gallery.root, INCOMING]) await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => rm(env.DATA_DIR, { recursive: true, force: true }));
  return gallery;
}
