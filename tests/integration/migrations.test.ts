import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase, revertToMigrations } from '~/db/migrate.server';
import { migrations } from '~/db/migrations';
import { connectOrm } from '~/db/orm.server';
import { findRowFaults } from '~/features/operations/maintenance/check-rows.queries.server';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { createDatabaseOn, databaseServer } from '../support/database-server';
import { addWallpapers } from '../support/gallery';
import { query } from '../support/query';

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

async function catalogue(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(CATALOGUE)).rows.map(({ thing }) => thing);
  } finally {
    await client.end();
  }
}

test('the migrations run up, all the way down, and up again to the same schema', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    const untouched = await catalogue(url);
    await migrateDatabase(url);
    const migrated = await catalogue(url);
    expect(migrated.length).toBeGreaterThan(untouched.length + 50);

    const orm = await connectOrm(url, 0);
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

test('several processes may migrate at once, and again', async () => {
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

/** Behind the baseline, and before what follows it, whatever that is. */
const withStep = (name: string, step: typeof Broken) => [
  ...migrations.slice(0, 1),
  { name: `20261123-000001-${name}`, class: step },
];

test('a database that a later version has changed is left alone', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    await migrateDatabase(url, withStep('later', Harmless));
    const before = await catalogue(url);
    await expect(migrateDatabase(url)).rejects.toThrow(
      'This database belongs to a later version of Tapeta, which has made the step 20261123-000001-later:',
    );
    expect(await catalogue(url)).toEqual(before);
  } finally {
    await drop();
  }
});

test('a step that fails is named, changes nothing, and goes through once it is mended', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    const failure = await migrateDatabase(url, withStep('broken', Broken)).catch((error) => error);
    expect(failure).toMatchObject({ name: 'MigrationFailure' });
    expect(failure.message).toMatch(
      /^The migration 20261123-000001-broken failed and changed nothing: .*division by zero/,
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

test('a step and the note that it has run are one: a kill before the note leaves neither', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrateDatabase(url, migrations.slice(0, 1));
    // The note of the next step is refused, as if the process had died just before it.
    await client.query(`alter table migration add constraint no_more check (name = '${migrations[0]?.name}')`);
    await expect(migrateDatabase(url, withStep('more', Harmless))).rejects.toThrow('20261123-000001-more');
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

test('a database of an earlier version is left as it is, in one sentence', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create table migration (id serial primary key, name varchar(255), executed_at timestamptz default now());
      insert into migration (name) values ('20261121-gallery'), ('20261121-counts'); create table wallpaper (id int)`);
    const before = await catalogue(url);
    const refusal = {
      code: 'conflict',
      message: expect.stringMatching(
        /^This database belongs to an earlier version of Tapeta\. .+ commit 3eb8547 .+ docs\/upgrading\.md$/,
      ),
    };
    await expect(migrateDatabase(url)).rejects.toMatchObject(refusal);
    await expect(revertToMigrations(url, [])).rejects.toMatchObject(refusal);
    expect(await catalogue(url)).toEqual(before);
  } finally {
    await client.end();
    await drop();
  }
});

test('wallpapers of older galleries get the names of their colours again', async () => {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  try {
    const before = migrations.findIndex(({ name }) => name.endsWith('-colour-names'));
    await migrateDatabase(url, migrations.slice(0, before));
    const orm = await connectOrm(url);
    const em = () => orm.em.fork();
    // As the former function: it says grey of everything.
    await query(
      em(),
      `create or replace function facets_of(device_type text, width int, height int, palette jsonb, black_share real)
       returns int language sql immutable as 'select 1 << 21'`,
    );
    await addWallpapers(em(), [{ tags: ['sea'], palette: [{ color: '#5580af', weight: 1 }] }]);
    await migrateDatabase(url, migrations.slice(0, before + 1));
    const blue = 1 << (11 + COLOUR_NAMES.indexOf('blue'));
    const [row] = await query(
      em(),
      `select w.facets, t.facets as tagged, w.search @@ '''facet:c5''' as found
      from wallpaper w join wallpaper_tag t on t.wallpaper_id = w.id`,
    );
    expect(row.facets & (0xfff << 11)).toBe(blue);
    expect([row.tagged, row.found]).toEqual([row.facets, true]);
    await migrateDatabase(url);
    expect(await findRowFaults(em())).toEqual([]);
    await orm.close();
  } finally {
    await drop();
  }
});
