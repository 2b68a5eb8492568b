import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg, { type Client } from 'pg';
import { withClient } from '~/db/client.server';
import {
  beginCopies,
  copyIn,
  endCopies,
  listTables,
  readSequences,
  setPlainFormats,
  setSequences,
} from '~/db/dump.server';
import { ContactMessage } from '~/db/entities/contact-message.entity';
import { KEEP_FILES_LOCK, withLock } from '~/db/locks.server';
import { migrateDatabase, revertToMigrations } from '~/db/migrate.server';
import { isBeforeBaseline, migrationNames } from '~/db/migrations/names';
import { withOrm } from '~/db/orm.server';
import { resumeLostTasks } from '~/features/background-tasks/tasks.server';
import { enqueueContactMail } from '~/features/contact/contact-mail.server';
import { reconcileFiles } from '~/features/files/file-reconciler.server';
import { enqueueRenditions } from '~/features/files/rendition-jobs.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { createWorkDir, removeWorkDir } from '~/storage/work-dir.server';
import { type Contents, noBackup, readArchive, readContents } from './archive.server';
import { listTrashedKeys, listUnfinished } from './check-files.queries.server';
import { galleryId, requireOwnStore } from './gallery-files.server';

/** Rows in these tables mean that a site is in use. Starter categories and the first administrator do not count. */
const CONTENT = ['wallpaper', 'trashed_wallpaper', 'subscriber', 'contact_message', 'category_redirect', 'tag'];

export interface RestoreReport {
  wallpapers: number;
  files: number;
}

const underWay = () => new DomainError('conflict', messagesOf('maintenance').underWay);

/** Restores rows in one transaction and files before its commit, so a kill leaves an empty site. @throws conflict, invalid */
export function restoreBackup(databaseUrl: string, store: FileStore, file: string): Promise<RestoreReport> {
  return withLock(databaseUrl, KEEP_FILES_LOCK, () => restoreAlone(databaseUrl, store, file), underWay());
}

function restoreAlone(databaseUrl: string, store: FileStore, file: string): Promise<RestoreReport> {
  return withClient(databaseUrl, async (client) => {
    const entries = readArchive(file);
    const first = await entries.next();
    if (first.done) throw noBackup();
    const contents = await readContents(first.value);
    await migrateDatabase(databaseUrl);
    await requireEmpty(client);
    await forgetMark(databaseUrl, store);
    await revertToMigrations(databaseUrl, knownMigrations(contents));
    await requireKept(client, contents);
    const report = await inTransaction(client, () => restoreArchive(client, databaseUrl, store, contents, entries));
    await migrateDatabase(databaseUrl);
    await withOrm(databaseUrl, async (em) => store.writeGalleryId(await galleryId(em)));
    await takeUpWork(databaseUrl, store);
    return report;
  });
}

async function requireEmpty(client: Client): Promise<void> {
  for (const table of CONTENT) {
    const { rows } = await client.query<{ used: boolean }>(`select exists (select from ${table}) as used`);
    if (rows[0]?.used) {
      throw new DomainError('conflict', messagesOf('maintenance').notEmpty);
    }
  }
}

/** Reverting to an earlier schema gives the gallery a new id. @throws unavailable when the files are another gallery's */
async function forgetMark(databaseUrl: string, store: FileStore): Promise<void> {
  await withOrm(databaseUrl, (em) => requireOwnStore(em, store));
  await store.writeGalleryId('');
}

/** Accepts exactly the tables of a backup: restored sessions, for example, would let someone in. */
async function requireKept(client: Client, contents: Contents): Promise<void> {
  const kept = await listTables(client);
  const numbered = (await readSequences(client, kept)).map(({ table, column }) => ({ table, column }));
  const tables = contents.tables.map(({ name, columns }) => ({ name, columns }));
  const sequences = contents.sequences.map(({ table, column }) => ({ table, column }));
  if (isDeepStrictEqual([tables, sequences], [kept, numbered])) return;
  throw new DomainError('invalid', messagesOf('maintenance').archive.otherTables);
}

function knownMigrations(contents: Contents): string[] {
  const { migrations: theirs } = contents;
  if (theirs.length > 0 && theirs.every((name, index) => migrationNames[index] === name)) return theirs;
  if (isBeforeBaseline(theirs)) {
    throw new DomainError('conflict', messagesOf('maintenance').archive.earlierVersion);
  }
  throw new DomainError('conflict', messagesOf('maintenance').archive.laterVersion);
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await setPlainFormats(client);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // PostgreSQL's classes for bad data, constraints and exceeded limits.
    if (!(error instanceof pg.DatabaseError) || !/^(22|23|54)/.test(error.code ?? '')) throw error;
    throw new DomainError('invalid', messagesOf('maintenance').archive.badRows(error.message));
  }
}

async function restoreArchive(
  client: Client,
  databaseUrl: string,
  store: FileStore,
  contents: Contents,
  entries: ReturnType<typeof readArchive>,
): Promise<RestoreReport> {
  const tables = new TableFiller(client, contents);
  const files = new FileFiller(databaseUrl, store);
  try {
    await beginCopies(client, contents.tables);
    for await (const { name, chunks } of entries) {
      const [folder, owner = '', fileName = ''] = name.split('/');
      if (folder === 'database') await tables.add(owner, chunks);
      else await files.add(owner, fileName, chunks);
    }
    await tables.end();
    await files.end();
    await endCopies(client, contents.tables);
    await setSequences(client, contents.sequences);
    await client.query('delete from loose_file where file_key in (select file_key from wallpaper)');
    // Sent since then, maybe: better none than two.
    if (contents.tables.some(({ name }) => name === 'letter_delivery'))
      await client.query(`update letter_delivery set state = 'sending' where state = 'waiting'`);
  } catch (error) {
    await tables.abort();
    throw error;
  } finally {
    await files.close();
  }
  const countRows = (table: string) => contents.tables.find(({ name }) => name === table)?.rows ?? 0;
  return { wallpapers: countRows('wallpaper') + countRows('trashed_wallpaper'), files: files.count };
}

class TableFiller {
  private name = '';
  private sink: Writable | null = null;
  private done: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Client,
    private readonly contents: Contents,
  ) {}

  async add(name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    if (name !== this.name) {
      await this.end();
      const table = this.contents.tables.find((one) => one.name === name);
      if (!table) throw new DomainError('invalid', messagesOf('maintenance').archive.unknownTable(name));
      this.name = name;
      this.sink = copyIn(this.client, table);
      this.done = finished(this.sink);
      this.done.catch(() => undefined);
    }
    const { sink } = this;
    for await (const chunk of chunks) {
      if (sink && !sink.write(chunk)) await Promise.race([once(sink, 'drain'), this.done]);
    }
  }

  async end(): Promise<void> {
    this.sink?.end();
    await this.done;
  }

  /** Ends a running COPY, so that the server releases its locks before the connection closes. */
  async abort(): Promise<void> {
    this.sink?.destroy();
    await this.done.catch(() => undefined);
  }
}

/** Publishes the files of each key together, marked as loose until the rows are committed. */
class FileFiller {
  count = 0;
  private key = '';
  private dir = '';
  private readonly notes: Client;
  private readonly connected: Promise<unknown>;

  constructor(
    databaseUrl: string,
    private readonly store: FileStore,
  ) {
    this.notes = new pg.Client({ connectionString: databaseUrl });
    this.notes.on('error', () => undefined);
    this.connected = this.notes.connect();
  }

  async add(key: string, name: string, chunks: NodeJS.ReadableStream): Promise<void> {
    if (key !== this.key) {
      await this.end();
      this.key = key;
      this.dir = await createWorkDir();
    }
    await pipeline(chunks, createWriteStream(path.join(this.dir, name), { mode: 0o600 }));
    this.count += 1;
  }

  async end(): Promise<void> {
    if (!this.key) return;
    await this.connected;
    await this.notes.query('insert into loose_file (file_key) values ($1) on conflict do nothing', [this.key]);
    await this.store.publish(this.key, this.dir);
    this.key = '';
  }

  async close(): Promise<void> {
    if (this.dir) await removeWorkDir(this.dir);
    await this.connected.catch(() => undefined);
    await this.notes.end();
  }
}

/** Queues unfinished work again: backups do not contain the queue. */
export async function takeUpWork(databaseUrl: string, store: FileStore): Promise<void> {
  await withOrm(databaseUrl, async (em) => {
    for (const fileKey of await listTrashedKeys(em)) await reconcileFiles(em, store, [fileKey]);
    for (const id of await listUnfinished(em)) await enqueueRenditions(em, id);
    const unsent = await em.find(ContactMessage, { mailStatus: 'waiting' }, { fields: ['id'] });
    for (const { id } of unsent) await enqueueContactMail(em, id);
    await resumeLostTasks(em);
  });
}
