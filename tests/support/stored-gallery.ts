import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plan } from '~/features/drafts/plan.view';
import { createWallpaper } from '~/features/uploads/create-wallpaper.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { env } from '~/lib/env.server';
import type { FileStore } from '~/storage/file-store.server';
import { localFileStore } from '~/storage/local-file-store.server';
import { openTestDatabase, type TestDatabase } from './database';
import { scene } from './pictures';
import { query } from './query';
import { random } from './seed';

/** A gallery with its own database and files, below the DATA_DIR of the test. */
export interface StoredGallery {
  database: TestDatabase;
  store: FileStore;
  root: string;
  em(): ReturnType<TestDatabase['orm']['em']['fork']>;
  upload(tags?: string[], bytes?: Buffer, plan?: Plan): Promise<{ id: number; key: string }>;
  /** All rows of all tables in a backup, as text. */
  rows(): Promise<Record<string, string[]>>;
  /** SHA-256 of all picture files, by path. */
  files(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

let pictures = Math.floor(random('stored pictures')() * 1e9);

export async function openStoredGallery(): Promise<StoredGallery> {
  const database = await openTestDatabase();
  const root = path.join(env.DATA_DIR, `files-${randomBytes(4).toString('hex')}`);
  const store = localFileStore(root);
  const em = () => database.orm.em.fork();
  return {
    database,
    store,
    root,
    em,
    async upload(tags = [], picture, plan) {
      pictures += 1;
      const bytes = picture ?? (await scene(96, 54, pictures).png().toBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = path.join(env.DATA_DIR, sha256);
      await mkdir(env.DATA_DIR, { recursive: true });
      await writeFile(file, bytes);
      const received = { path: file, name: 'evening.png', bytes: bytes.length, sha256 };
      const id = await createWallpaper(em(), store, received, { tags }, { plan });
      return { id, key: (await getWallpaperOrDraft(em(), id)).fileKey };
    },
    async rows() {
      const tables = await query<{ name: string }>(
        em(),
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and relname not in ('migration', 'session', 'rate_limit', 'upload_outcome', 'loose_file', 'missing_file', 'task', 'gallery', 'gallery_change', 'demand_day', 'demand_mark')`,
      );
      const all: Record<string, string[]> = {};
      for (const { name } of tables) {
        const rows = await query<{ row: string }>(em(), `select t::text as row from ${name} t order by 1`);
        all[name] = rows.map(({ row }) => row);
      }
      return all;
    },
    async files() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const sums = entries
        .filter((entry) => entry.isFile() && entry.name !== 'gallery-id')
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return [
            path.relative(root, file),
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ];
        });
      return Object.fromEntries((await Promise.all(sums)).sort());
    },
    async close() {
      await database.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
