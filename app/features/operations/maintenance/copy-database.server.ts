import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { withClient } from '~/db/client.server';
import {
  beginCopies,
  copyIn,
  copyOut,
  countRows,
  endCopies,
  listTables,
  readSequences,
  setPlainFormats,
  setSequences,
} from '~/db/dump.server';
import { migrateDatabase, refuseOtherSchema, revertToMigrations } from '~/db/migrate.server';
import { madeMigrations, migrationNames } from '~/db/migrations/names';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { takeUpWork } from './restore.server';

/** Migrations record themselves, and transaction numbers differ in another cluster. */
const NOT_COPIED = ['migration', 'gallery_change'];

/** Copies every row into an empty database, sessions and tasks included. @throws conflict for a database of another version of Tapeta */
export const copyDatabase = (fromUrl: string, toUrl: string, store: FileStore): Promise<void> =>
  withClient(fromUrl, (from) => withClient(toUrl, (to) => copyAll(from, to, toUrl, store)));

async function copyAll(from: Client, to: Client, toUrl: string, store: FileStore): Promise<void> {
  await from.query('begin isolation level repeatable read read only');
  await setPlainFormats(from);
  await migrateDatabase(toUrl);
  await revertToMigrations(toUrl, await readKnownMigrations(from));
  await to.query('begin');
  await setPlainFormats(to);
  await copyRows(from, to);
  await to.query('commit');
  await migrateDatabase(toUrl);
  await takeUpWork(toUrl, store);
  // Without this, the planner knows nothing about the tables.
  await to.query('analyze');
}

async function readKnownMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  const executed = rows.map(({ name }) => name);
  refuseOtherSchema(executed);
  const names = madeMigrations(executed);
  if (names.every((name, index) => migrationNames[index] === name)) return names;
  throw new DomainError('conflict', messagesOf('maintenance').laterDatabase);
}

async function copyRows(from: Client, to: Client): Promise<void> {
  const tables = await listTables(from, NOT_COPIED);
  await beginCopies(to, tables);
  for (const table of tables) {
    await pipeline(copyOut(from, table), copyIn(to, table));
    const [before, after] = [await countRows(from, table.name), await countRows(to, table.name)];
    if (before !== after) throw new Error(`The table ${table.name} got ${after} rows instead of ${before}`);
  }
  await endCopies(to, tables);
  await setSequences(to, await readSequences(from, tables));
}
