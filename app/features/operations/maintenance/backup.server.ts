import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from '~/db/client.server';
import { copyOut, countRows, listTables, readSequences, setPlainFormats } from '~/db/dump.server';
import { KEEP_FILES_LOCK, withLock } from '~/db/locks.server';
import { refuseOtherSchema } from '~/db/migrate.server';
import { madeMigrations } from '~/db/migrations/names';
import { nullIfNotFound } from '~/lib/errors';
import type { FileStore } from '~/storage/file-store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { type ArchiveWriter, writeArchive } from './archive.server';
import { writeWhole } from './archive-place.server';

/** The size of one archive entry of rows: a tar entry has to announce its size. */
const PART_BYTES = 4 * 1024 * 1024;
const KEYS_AT_ONCE = 1000;

export interface BackupReport {
  wallpapers: number;
  files: number;
  /** File keys of wallpapers whose picture is missing. The backup contains them without it. */
  missing: string[];
  /** The size of the archive. */
  bytes: number;
}

interface BackupOptions {
  /** Only rows. */
  withoutFiles?: boolean;
}

/** Backs up the rows and files of one moment while the site serves. @param archive a path, or an address such as s3://my-backups/one.tar */
export const writeBackup = (
  databaseUrl: string,
  store: FileStore,
  archive: string,
  options: BackupOptions = {},
): Promise<BackupReport> => writeWhole(archive, (output) => streamBackup(databaseUrl, store, output, options));

/** The same into a stream; `verify` shows whether all of it has arrived. */
export async function streamBackup(
  databaseUrl: string,
  store: FileStore,
  output: Writable,
  options: BackupOptions = {},
): Promise<BackupReport> {
  return withWorkDir(async (workDir) => {
    const archive = writeArchive(output, path.join(workDir, 'sums'));
    // The lock keeps files from being deleted permanently.
    const report = await withLock(databaseUrl, KEEP_FILES_LOCK, () =>
      withClient(databaseUrl, async (client) => {
        await client.query('begin isolation level repeatable read read only');
        await setPlainFormats(client);
        return writeAll(client, store, archive, options);
      }),
    );
    return { ...report, bytes: await archive.finish() };
  });
}

async function writeAll(
  client: Client,
  store: FileStore,
  archive: ArchiveWriter,
  { withoutFiles = false }: BackupOptions,
): Promise<Omit<BackupReport, 'bytes'>> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  const executed = rows.map(({ name }) => name);
  refuseOtherSchema(executed);
  const migrations = madeMigrations(executed);
  const tables = await listTables(client);
  const counted = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(client, table.name) });
  const version = await client.query<{ server_version: string }>('show server_version');
  await archive.addContents({
    format: 1,
    createdAt: new Date().toISOString(),
    postgresql: version.rows[0]?.server_version ?? 'unknown',
    migrations,
    ...(withoutFiles && { withoutFiles }),
    tables: counted,
    sequences: await readSequences(client, tables),
  });
  for (const table of tables) {
    let part = 0;
    for await (const bytes of inParts(copyOut(client, table))) {
      part += 1;
      await archive.add(`database/${table.name}/${String(part).padStart(6, '0')}.copy`, bytes.length, [bytes]);
    }
  }
  const report: Omit<BackupReport, 'bytes'> = { wallpapers: 0, files: 0, missing: [] };
  for await (const key of fileKeys(client)) {
    report.wallpapers += 1;
    if (withoutFiles) continue;
    const files = await addFiles(store, key, archive);
    report.files += files;
    if (files === 0) report.missing.push(key);
  }
  return report;
}

async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(0x0a) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function* fileKeys(client: Client): AsyncGenerator<string> {
  await client.query(`declare file_keys no scroll cursor for
    select file_key from wallpaper union select file_key from trashed_wallpaper`);
  for (;;) {
    const { rows } = await client.query<{ file_key: string }>(`fetch ${KEYS_AT_ONCE} from file_keys`);
    if (rows.length === 0) return;
    for (const row of rows) yield row.file_key;
  }
}

async function addFiles(store: FileStore, key: string, archive: ArchiveWriter): Promise<number> {
  const names = await lookAgain(async () => {
    for (const place of [store, store.withheld]) {
      const found = await place.list(key);
      if (found.includes('original')) return found;
    }
    return null;
  });
  let added = 0;
  for (const name of names ?? []) {
    const file = await lookAgain(() => openFile(store, key, name));
    if (!file) continue;
    await archive.add(`files/${key}/${name}`, file.bytes, file.chunks);
    added += 1;
  }
  return added;
}

/** Files may be moving, because their wallpaper goes to the trash or is restored. Another look finds them. */
async function lookAgain<T>(look: () => Promise<T | null>): Promise<T | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const found = await look();
    if (found) return found;
    await sleep(50);
  }
  return null;
}

async function openFile(store: FileStore, key: string, name: string) {
  for (const place of [store, store.withheld]) {
    const facts = await place.stat(key, name);
    if (!facts) continue;
    const body = await place.open(key, name).catch(nullIfNotFound);
    if (!body) continue;
    const chunks = body instanceof Uint8Array ? [body] : Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
    return { bytes: facts.bytes, chunks };
  }
  return null;
}
