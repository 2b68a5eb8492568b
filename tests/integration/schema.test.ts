import { serialize } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Administrator } from '~/db/entities/administrator.entity';
import { entities } from '~/db/entities/index';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { query } from '../support/query';

let database: TestDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

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

test('every table of ours has an entity with all of its columns, and no entity has more', async () => {
  // Without a primary key, since both may be null.
  const keys = ['wallpaper_count.category_id', 'wallpaper_count.device_type', 'facet_count.category_id'];
  const isKey = (line: string) => keys.some((key) => line.startsWith(key));
  const tables = (await columnsOfTables()).map((line) => (isKey(line) ? line.replace(' null', '') : line));
  expect(await columnsOfEntities()).toEqual(tables);
});

test('every entity can be read from the migrated tables', async () => {
  for (const entity of entities) {
    expect(await em().find(entity as never, {}, { limit: 1 })).toBeInstanceOf(Array);
  }
});

test('a secret is read only by whoever asks for it, and never shown', async () => {
  const insert = em();
  insert.create(Administrator, { username: 'somebody', passwordHash: 'a hash' });
  await insert.flush();
  const shown = await em().findOneOrFail(Administrator, { username: 'somebody' });
  expect(shown.passwordHash.isInitialized()).toBe(false);
  const asked = await em().findOneOrFail(Administrator, { username: 'somebody' }, { populate: ['passwordHash'] });
  expect(asked.passwordHash.$).toBe('a hash');
  expect(JSON.stringify(serialize(asked))).not.toContain('a hash');
});
