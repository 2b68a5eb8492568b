import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connectMigrator, migrateDatabase, revertToMigrations } from '~/db/migrate.server';
import { migrations } from '~/db/migrations';
import { Baseline20261125033000 } from '~/db/migrations/20261125-033000-baseline';
import { FACET_WORDS, FACETS_OF } from '~/db/migrations/facet-functions';
import { FOLDED, STEPPING_STONE } from '~/db/migrations/names';
import { createDatabaseOn, databaseServer } from '../support/database-server';

/** Every table, column, index, constraint, trigger and function of the schema, as text. */
const CATALOGUE = `
  select 'column ' || c.table_name || '.' || c.column_name || ' ' || c.data_type || ' ' || c.is_nullable as thing
    from information_schema.columns c where c.table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
  union all select 'function ' || p.oid::regprocedure || prosrc from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and deptype = 'e')
  union all select 'configuration ' || cfgname from pg_ts_config where cfgnamespace = 'public'::regnamespace
  order by 1`;

async function rowsOf(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: { thing: string; name: string }[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const catalogue = async (url: string) => (await rowsOf(url, CATALOGUE)).map(({ thing }) => thing);
const migrationNames = async (url: string) =>
  (await rowsOf(url, 'select name from migration order by id')).map(({ name }) => name);

/** Records these as executed. */
const nameMigrations = (url: string, names: string[]) =>
  rowsOf(
    url,
    'create table if not exists migration (id serial primary key, name text, executed_at timestamptz default now())',
    'delete from migration',
    `insert into migration (name) select unnest(array['${names.join("', '")}'])`,
  );

test('the migrations run up, all the way down, and up again to the same schema', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    const untouched = await catalogue(url);
    await migrateDatabase(url);
    const migrated = await catalogue(url);
    expect(migrated.length).toBeGreaterThan(untouched.length + 50);

    const orm = await connectMigrator(url, migrations);
    await orm.migrator.down({ to: 0 });
    expect(await orm.migrator.getPendingMigrations()).toHaveLength(migrations.length);
    await orm.close();
    expect((await catalogue(url)).filter((thing) => !/ migration/.test(thing))).toEqual(untouched);

    await migrateDatabase(url);
    expect(await catalogue(url)).toEqual(migrated);
  } finally {
    await drop();
  }
});

test('they run in the order of their names, which carry a time to the second', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  for (const name of names) expect(name).toMatch(/^\d{8}-\d{6}-[a-z-]+$/);
});

test('several processes may migrate at once and repeatedly', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
    const migrated = await catalogue(url);
    await migrateDatabase(url);
    expect(await catalogue(url)).toEqual(migrated);
  } finally {
    await drop();
  }
});

class Broken extends Migration {
  override up() {
    this.addSql('create table half_made (id int)');
    this.addSql('select 1 / 0');
  }
}

class Harmless extends Migration {
  override up() {
    this.addSql('create table one_more (id int)');
  }
}

/** After the baseline and before all later migrations. */
const withStep = (name: string, step: typeof Broken) => [
  ...migrations.slice(0, 1),
  { name: `20261125-033001-${name}`, class: step },
];

test('a database changed by a later version is left alone', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    await migrateDatabase(url, withStep('later', Harmless));
    const before = await catalogue(url);
    await expect(migrateDatabase(url)).rejects.toThrow(
      'This database belongs to a later version of Tapeta and has its migration 20261125-033001-later.',
    );
    expect(await catalogue(url)).toEqual(before);
  } finally {
    await drop();
  }
});

test('a failed step is named, changes nothing, and succeeds once it is fixed', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    const failure = await migrateDatabase(url, withStep('broken', Broken)).catch((error) => error);
    expect(failure).toMatchObject({ name: 'MigrationFailure' });
    expect(failure.message).toMatch(
      /^The migration 20261125-033001-broken failed and changed nothing: .*division by zero/,
    );
    const things = await catalogue(url);
    expect(things.filter((thing) => thing.includes('half_made'))).toEqual([]);
    expect(things.filter((thing) => thing.includes('wallpaper')).length).toBeGreaterThan(0);
    await migrateDatabase(url, withStep('broken', Harmless));
    expect(await catalogue(url)).toContain('column one_more.id integer YES');
  } finally {
    await drop();
  }
});

test('a step and its record are one transaction: a kill before the record leaves neither', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrateDatabase(url, migrations.slice(0, 1));
    // The record of the next step is refused, as if the process had died just before it.
    await client.query(`alter table migration add constraint no_more check (name = '${migrations[0]?.name}')`);
    await expect(migrateDatabase(url, withStep('more', Harmless))).rejects.toThrow('20261125-033001-more');
    expect((await catalogue(url)).filter((thing) => thing.includes('one_more'))).toEqual([]);
    await client.query('alter table migration drop constraint no_more');
    await migrateDatabase(url, withStep('more', Harmless));
    const { rows } = await client.query('select count(*)::int as n from migration');
    expect(rows).toEqual([{ n: 2 }]);
  } finally {
    await client.end();
    await drop();
  }
});

test.each([
  ['older', ['20261121-gallery', '20261121-counts']],
  ['of the first folded steps', FOLDED.slice(0, -1)],
])('a database that is %s is refused with one sentence and not changed', async (_, names) => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    await nameMigrations(url, names);
    const before = await catalogue(url);
    const refusal = {
      code: 'conflict',
      message: expect.stringMatching(
        new RegExp(
          `^This database belongs to an earlier version of Tapeta\\. .+ commit ${STEPPING_STONE} .+ docs/upgrading\\.md$`,
        ),
      ),
    };
    await expect(migrateDatabase(url)).rejects.toMatchObject(refusal);
    await expect(revertToMigrations(url, [])).rejects.toMatchObject(refusal);
    expect(await catalogue(url)).toEqual(before);
  } finally {
    await drop();
  }
});

test('a database at the last replaced step is recorded at the baseline, and nothing else happens', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    await migrateDatabase(url, migrations.slice(0, 1));
    await nameMigrations(url, FOLDED);
    const before = await catalogue(url);
    await Promise.all([migrateDatabase(url, migrations.slice(0, 1)), migrateDatabase(url, migrations.slice(0, 1))]);
    expect(await catalogue(url)).toEqual(before);
    expect(await migrationNames(url)).toEqual([...FOLDED, migrations[0]?.name]);
    await migrateDatabase(url, withStep('more', Harmless));
    await expect(migrateDatabase(url)).rejects.toThrow('later version of Tapeta');
  } finally {
    await drop();
  }
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the baseline stays as 0.9.0 has it', () => {
  const baseline = new Baseline20261125033000(undefined as never, undefined as never);
  baseline.up();
  const statements = baseline.getQueries().map(String);
  const isOfFacets = (statement: string) => [FACETS_OF, FACET_WORDS].includes(statement);
  expect(
    sha256(statements.filter((statement) => !isOfFacets(statement)).join('\n')),
    'Galleries already have the baseline: leave it unchanged, and append a migration.',
  ).toBe('79248400d2c457309ab8ce6c43522f998f68b5f5b7584ad0ef2ada1be988c8ef');
  expect(
    sha256(statements.filter(isOfFacets).join('\n')),
    'Galleries have functions for the previous facets: append a migration that creates them again and fills the column, then update this hash.',
  ).toBe('655453d2bb16b1b7d3c4322b945328a2cc27680af1f67b5099dc8bb9950bf44b');
});
