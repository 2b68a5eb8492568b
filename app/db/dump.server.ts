/** Dumps rows in COPY's text format, which every later PostgreSQL reads. Migrations create the tables. */
import type { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  table: string;
  column: string;
  next: string;
}

/** Tables of temporary data, or of one machine: sessions, rate limits, running work. A backup would bring revoked tokens back. */
const NOT_KEPT = [
  ...['migration', 'session', 'api_token', 'rate_limit', 'upload_outcome', 'loose_file', 'missing_file', 'task'],
  ...['edit_undo', 'gallery', 'gallery_change', 'system_note', 'missed_search_day', 'missed_search_mark'],
];

/** Sets fixed date formats and no timeouts for this transaction, whatever the server's settings. */
export async function setPlainFormats(client: Client): Promise<void> {
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local client_encoding = 'UTF8'; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

/** The tables to dump, in order of their references, with the columns that are not generated. */
export async function listTables(client: Client, leftOut = NOT_KEPT): Promise<Table[]> {
  const tables = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) group by 1 order by 1`,
    [leftOut],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  return inOrder(tables.rows, references.rows);
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const isLeft = (name: string) => left.some((table) => table.name === name);
    const free = left.filter(({ name }) => !references.some(({ from, to }) => from === name && isLeft(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name)}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${client.escapeIdentifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** The next numbers of new rows. Read last, so that no number is used twice. */
export async function readSequences(client: Client, tables: Table[]): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and a.attidentity <> '' order by 1`,
    [tables.map(({ name }) => name)],
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ next: string }>(
      `select (last_value + is_called::int)::text as next from ${sequence}`,
    );
    sequences.push(...state.rows.map(({ next }) => ({ table, column, next })));
  }
  return sequences;
}

/** No column owns the numbers of sets. Backups of earlier versions know no sets. */
const PAST_KNOWN_SETS = `do $$ begin
  if to_regclass('wallpaper_set_seq') is not null then
    perform setval('wallpaper_set_seq', max(set_id)) from (
      select set_id from wallpaper union all select set_id from trashed_wallpaper
    ) version having max(set_id) is not null;
  end if;
end $$`;

export async function setSequences(client: Client, sequences: Sequence[]): Promise<void> {
  for (const { table, column, next } of sequences) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, false)', [table, column, next]);
  }
  await client.query(PAST_KNOWN_SETS);
}

const columnList = (client: Client, { name, columns }: Table) =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

export function copyOut(client: Client, table: Table): Readable {
  return client.query(copyTo(`copy ${columnList(client, table)} to stdout`));
}

export function copyIn(client: Client, table: Table): Writable {
  return client.query(copyFrom(`copy ${columnList(client, table)} from stdin`));
}

export async function beginCopies(client: Client, tables: Table[]): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')} cascade`);
  await switchTriggers(client, tables, 'O', 'disable');
}

export const endCopies = (client: Client, tables: Table[]): Promise<void> =>
  switchTriggers(client, tables, 'D', 'enable');

/** Leaves out triggers that always fire, which record changes: "enable" would turn them into ordinary ones. */
async function switchTriggers(client: Client, tables: Table[], state: 'O' | 'D', change: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %I ${change} trigger %I', relname, tgname) as statement
     from pg_trigger join pg_class c on c.oid = tgrelid
     where relnamespace = 'public'::regnamespace and relname = any($1) and tgenabled = $2 and not tgisinternal`,
    [tables.map(({ name }) => name), state],
  );
  for (const { statement } of rows) await client.query(statement);
}
