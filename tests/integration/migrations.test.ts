import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connectMigrator, migrateDatabase, revertToMigrations } from '~/db/migrate.server';
import { migrations } from '~/db/migrations';
import { COLOUR_RULES } from '~/lib/colours/named-colours';
import { COLOURS, DEVICE, HDR, REPEATS, SHAPE, SIZE, TONE } from '~/lib/facets/layout';
import { VERSION_ROLES } from '~/lib/version-roles';
import { log } from '~/platform/log.server';
import { createDatabaseOn, type Database, databaseServer } from '../support/database-server';

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

/** A database for one test: an empty one, or a copy. */
async function databaseLike(template?: Database): Promise<string> {
  const name = template && new URL(template.url).pathname.slice(1);
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '', name);
  onTestFinished(drop);
  return url;
}

/** After the first migration. */
let baseline: Database;
beforeAll(async () => {
  baseline = await createDatabaseOn(databaseServer() ?? '');
  await migrateDatabase(baseline.url, migrations.slice(0, 1));
});
afterAll(() => baseline.drop());

test('the migrations run up, all the way down, and up again to the same schema', async () => {
  const url = await databaseLike();
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
});

test('they run in the order of their names, which carry a time to the second', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  for (const name of names) expect(name).toMatch(/^\d{8}-\d{6}-[a-z-]+$/);
});

test('several processes may migrate at once and repeatedly', async () => {
  const url = await databaseLike();
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
  const migrated = await catalogue(url);
  await migrateDatabase(url);
  expect(await catalogue(url)).toEqual(migrated);
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
  const url = await databaseLike(baseline);
  await migrateDatabase(url, withStep('later', Harmless));
  const before = await catalogue(url);
  await expect(migrateDatabase(url)).rejects.toThrow(
    'This database belongs to a later version of Tapeta and has its migration 20261125-033001-later.',
  );
  expect(await catalogue(url)).toEqual(before);
});

test('a failed step is named, changes nothing, and succeeds once it is fixed', async () => {
  const url = await databaseLike(baseline);
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
});

test('an upgrade logs each step and its time, a new site none', async () => {
  const url = await databaseLike();
  const said = vi.spyOn(log, 'info');
  onTestFinished(() => said.mockRestore());
  await migrateDatabase(url, migrations.slice(0, 1));
  expect(said).not.toHaveBeenCalled();
  await migrateDatabase(url, withStep('later', Harmless));
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The migration 20261125-033001-later took \d+ ms\.$/)]]);
});

test('a step and its record are one transaction: a kill before the record leaves neither', async () => {
  const url = await databaseLike(baseline);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  // The record of the next step is refused, as if the process had died just before it.
  await client.query(`alter table migration add constraint no_more check (name = '${migrations[0]?.name}')`);
  await expect(migrateDatabase(url, withStep('more', Harmless))).rejects.toThrow('20261125-033001-more');
  expect((await catalogue(url)).filter((thing) => thing.includes('one_more'))).toEqual([]);
  await client.query('alter table migration drop constraint no_more');
  await migrateDatabase(url, withStep('more', Harmless));
  const { rows } = await client.query('select count(*)::int as n from migration');
  expect(rows).toEqual([{ n: 2 }]);
});

const REFUSAL =
  /^This database is from before Tapeta 0\.9\.0\. Upgrade it to 0\.9\.0 first\. Step by step: docs\/upgrading\.md$/;

test('a database from before 0.9.0 is refused with one sentence and not changed', async () => {
  const url = await databaseLike();
  await nameMigrations(url, ['20261121-gallery', '20261123-000000-baseline']);
  const before = await catalogue(url);
  const refusal = { code: 'conflict', message: expect.stringMatching(REFUSAL) };
  await expect(migrateDatabase(url)).rejects.toMatchObject(refusal);
  await expect(revertToMigrations(url, [])).rejects.toMatchObject(refusal);
  expect(await catalogue(url)).toEqual(before);
});

test('a database that 0.9.0 upgraded may name earlier migrations', async () => {
  const url = await databaseLike(baseline);
  const names = ['20261123-000000-baseline', '20261125-010000-download-counts', `${migrations[0]?.name}`];
  await nameMigrations(url, names);
  const before = await catalogue(url);
  await migrateDatabase(url, migrations.slice(0, 1));
  expect(await migrationNames(url)).toEqual(names);
  await migrateDatabase(url);
  await revertToMigrations(url, [`${migrations[0]?.name}`]);
  expect(await catalogue(url)).toEqual(before);
});

test('tags that were stored as null get their word back, in the trash too', async () => {
  const url = await databaseLike(baseline);
  await migrateDatabase(url, migrations.slice(0, 17));
  await rowsOf(
    url,
    `insert into tag (name, slug) values ('Null', 'null')`,
    `insert into wallpaper (title, tags, file_key, sha256, resolution, file_size, format, width, height, bytes, perceptual_hash,
       palette, focal_x, focal_y, placeholder)
     select 'Island', '{null,island}', repeat('a', 24), repeat('a', 64), '1x1', '1 KB', 'jpeg', 1, 1, 1, 0, '[]', 0, 0, repeat('a', 12)`,
    `insert into trashed_wallpaper (id, title, tags, file_key, sha256, resolution, file_size, format, width, height, bytes,
       perceptual_hash, palette, focal_x, focal_y, placeholder, focal_chosen)
     select 9, 'Island', '{island,null}', repeat('b', 24), repeat('b', 64), '1x1', '1 KB', 'jpeg', 1, 1, 1, 0, '[]', 0, 0, repeat('b', 12), false`,
  );
  await migrateDatabase(url);
  const tags = await rowsOf(
    url,
    'select tags::text as thing from wallpaper union all select tags::text from trashed_wallpaper',
  );
  expect(tags.map(({ thing }) => thing)).toEqual(['{"Null",island}', '{island,"Null"}']);
});

test('tokens lose the scope to suggest, and those that could do nothing else are revoked', async () => {
  const url = await databaseLike(baseline);
  await migrateDatabase(url, migrations.slice(0, 23));
  await rowsOf(
    url,
    `insert into administrator (username, password_hash) values ('admin', 'x') on conflict do nothing`,
    `insert into api_token (administrator_id, name, hash, scopes)
     select id, name, repeat(name, 64), scopes from administrator,
       (values ('a', '{suggest}'::varchar[]), ('b', '{read,suggest}'), ('c', '{curate}')) as token (name, scopes)`,
  );
  await migrateDatabase(url);
  const tokens = await rowsOf(
    url,
    `select concat_ws(' ', name, scopes, revoked_at is null) as thing from api_token order by 1`,
  );
  expect(tokens.map(({ thing }) => thing)).toEqual(['a {suggest} f', 'b {read} t', 'c {curate} t']);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Of the SQL of each migration, up and down. */
const HASHES: Record<string, string> = {
  '20261125-033000-baseline': 'c2f574ab2c160ea006ecd0ee0c477c7e',
  '20261126-110000-languages': '91dcc7dd2d429073288e6ad54ad1455a',
  '20261126-180000-category-names': '3708fd3cf544b7cd27ec8e230fb4a203',
  '20261127-020000-credit': 'ab219bee57393151cb596f55d59a03eb',
  '20261127-040000-reports': 'a35a032703cb5dd969fe2022f59f4485',
  '20261127-110000-hdr-and-gamut': 'bff4554eef82da089a1d27d522794b2a',
  '20261127-120000-letters': 'c74660d5615b698fc3e6feda48002a7f',
  '20261127-121000-settings': '60e95a8736004a4f0a832608268ff394',
  '20261127-130000-access': 'd6c176733cbceff2d09940ff87bd28ff',
  '20261127-140000-tokens': 'a16b62dd5c2384b78d8ed62ae527b994',
  '20261127-150000-triage': 'e4fa2f6b2ccd018bcc00f83c0bfd570a',
  '20261127-160000-drafts': '680118da88d12397df98e79cb2343a3b',
  '20261127-170000-demand': 'a6232638398bab452d68c49a0177fdf4',
  '20261127-180000-free-licences': '2d6d2d5b33f1b632dfb8171c34df4579',
  '20261127-190000-sets': 'ed92768fc188573734746d8efc4dd97e',
  '20261127-200000-kept-lists': 'd801f673b80802d01f02575fc32c1325',
  '20261128-020000-words-of-sets': 'ec4a35084e262715fead9c62a116e6a2',
  '20261129-210000-texts-and-tags': '46cdd20fd2c72e7dd9a8453ac8e9fc96',
  '20261129-214000-refused-letters': 'e9a8444003c7a900c3c69581f685dfab',
  '20261129-215000-drafts-and-top-tags': '203b8f898a5e6d9e03161298a682c0c4',
  '20261129-216000-known-licences': '05aa9a6fbc2a8e15ab7994c42f8bd22d',
  '20261129-218000-feed-ids': '24d316d08e2489c02eda7fe8f7f3d163',
  '20261130-100000-names': 'f2ac54cbeb9ee9d445e7cb2c00861587',
  '20261130-201000-suggestions': '585d05a9074127e018810528820fcc88',
  '20261130-203000-missed-searches': 'c4cc81af9315da2047b1c0b872945d8d',
  '20261130-204000-versions-of-sets': '9d335fae5a6eed41b75ace1e0474e8d6',
  '20261130-205000-inbox': 'daa00279583e73ca6b61850e5ab60feb',
  '20261130-206000-undo-of-edits': '16b69b7c5f76e07fed108e05e3a2eb88',
};

test('no migration changes after galleries have run it', () => {
  const hashes = migrations.map(({ name, class: Step }) => {
    const [up, down] = (['up', 'down'] as const).map((way) => {
      const step = new Step(undefined as never, undefined as never) as Migration;
      step[way]();
      return step.getQueries().map(String);
    });
    return [name, sha256(JSON.stringify([up, down])).slice(0, 32)];
  });
  expect(
    Object.fromEntries(hashes),
    'Leave the migrations of earlier versions unchanged: append one. Add the hash of a new one here.',
  ).toEqual(HASHES);
});

test('the rules behind stored facets and versions are those of the functions that galleries have', () => {
  expect(
    sha256(JSON.stringify([COLOUR_RULES, COLOURS, DEVICE, HDR, REPEATS, SHAPE, SIZE, TONE, VERSION_ROLES])).slice(
      0,
      32,
    ),
    'Append a migration that replaces facets_of, facet_words or version_places and sets the facets again, then update this hash.',
  ).toBe('6d99da8f684888b5fdd7f8bc05c4a4f5');
});
