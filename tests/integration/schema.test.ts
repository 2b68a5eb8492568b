import { serialize } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { Administrator } from '~/db/entities/administrator.entity';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const database = ownDatabase();
const { em } = database;

/** A line for each column: table, name, type, and whether it may be null. */
async function columnsOfTables(): Promise<string[]> {
  const rows = await query<{ line: string }>(
    em(),
    `select format('%s.%s %s', c.relname, a.attname, a.atttypid::regtype) || case when a.attnotnull then '' else ' null' end as line
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'`,
  );
  return rows.map(({ line }) => line).sort();
}

async function columnsOfEntities(): Promise<string[]> {
  const lines = Object.values(database.orm.getMetadata().getAll()).flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames = [], columnTypes = [], nullable }) =>
      fieldNames.map((name, index) => ({ name: `${tableName}.${name}`, type: columnTypes[index], nullable })),
    ),
  );
  const types = await query<{ type: string }>(
    em(),
    'select type::regtype::text as type from unnest(?::text[]) as type',
    [lines.map(({ type }) => type)],
  );
  return lines.map(({ name, nullable }, index) => `${name} ${types[index]?.type}${nullable ? ' null' : ''}`).sort();
}

test('an entity has every column of its table, and no more', async () => {
  const entityTables = Object.values(database.orm.getMetadata().getAll()).map(({ tableName }) => `${tableName}.`);
  const columns = await columnsOfTables();
  expect(await columnsOfEntities()).toEqual(
    columns.filter((line) => entityTables.some((table) => line.startsWith(table))),
  );
});

test('the trash has every stored column of a wallpaper, and its downloads', async () => {
  const columns = await columnsOfTables();
  const of = (table: string) =>
    columns.filter((line) => line.startsWith(`${table}.`)).map((line) => line.slice(table.length + 1));
  const made = ['facets integer', 'repeats smallint', 'search tsvector', 'set_place smallint null'];
  made.push('device_group character varying');
  const wanted = of('wallpaper').filter((column) => !made.includes(column));
  const ofTrash = ['deleted_at timestamp with time zone', 'downloads integer', 'hidden_for character varying null'];
  const ofDrafts = ['draft character varying null', 'publish_at timestamp with time zone null'];
  expect(of('trashed_wallpaper')).toEqual([...wanted, ...ofTrash, ...ofDrafts].sort());
});

test('a secret is only loaded on request, and never serialised', async () => {
  const insert = em();
  insert.create(Administrator, { username: 'somebody', passwordHash: 'a hash' });
  await insert.flush();
  const shown = await em().findOneOrFail(Administrator, { username: 'somebody' });
  expect(shown.passwordHash.isInitialized()).toBe(false);
  const asked = await em().findOneOrFail(Administrator, { username: 'somebody' }, { populate: ['passwordHash'] });
  expect(asked.passwordHash.$).toBe('a hash');
  expect(JSON.stringify(serialize(asked))).not.toContain('a hash');
});
