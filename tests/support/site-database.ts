import pg from 'pg';
import { until } from './until';

/** Runs a statement in a site's database, to prepare what would take too long through the site. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  sql: string,
  params: unknown[] = [],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return (await database.query<Row>(sql, params)).rows;
  } finally {
    await database.end();
  }
}

/** Cookies as this site names them. @param cookies "name=value; other=value" */
export async function cookieOf(site: { databaseUrl: string }, cookies: string): Promise<string> {
  const [gallery] = await inDatabase<{ id: string }>(site, 'select id from gallery');
  return cookies.replace(/(^|; )([\w-]+)=/g, `$1$2-${gallery?.id.slice(0, 8)}=`);
}

/** Copies every row. Returns a function that resets all tables and sequences to that state. */
const REMEMBER = `
  create schema remembered;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table remembered.%1$I as table public.%1$I', name);
    end loop;
  end $$;
  create table remembered."sequences of public" as
    select sequencename as name, start_value, last_value from pg_sequences where schemaname = 'public';
  create function remembered.restore() returns void language plpgsql as $$ declare one record; begin
    -- Neither triggers nor foreign keys: the rows are put back as they were.
    set local session_replication_role = replica;
    -- Not by truncate, which costs each table two new files.
    for one in select tablename as name from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', one.name);
    end loop;
    for one in
      select table_name as name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and table_name in
        (select tablename from pg_tables where schemaname = 'public') group by table_name
    loop
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from remembered.%1$I',
        one.name, one.columns);
    end loop;
    for one in select * from remembered."sequences of public" loop
      perform setval(format('public.%I', one.name), coalesce(one.last_value, one.start_value), one.last_value is not null);
    end loop;
  end $$`;

export async function rememberTables(site: { databaseUrl: string }): Promise<void> {
  await inDatabase(site, REMEMBER);
}

/** Those that are due, run, or are to be tried again. */
const DUE = 'select from graphile_worker._private_jobs where run_at <= now() or attempts > 0';

/** Waits for the files that the jobs of uploads make. */
export const untilJobsEnd = (site: { databaseUrl: string }): Promise<void> =>
  until('the jobs of the site have ended', async () => (await inDatabase(site, DUE)).length === 0);

/** Drops waiting jobs and waits for running ones, because the jobs of uploads change pages when they have made more files. */
export async function endJobs(site: { databaseUrl: string }): Promise<void> {
  const areJobsDone = async () => {
    await inDatabase(site, 'delete from graphile_worker._private_jobs where locked_at is null');
    return (await inDatabase(site, 'select from graphile_worker._private_jobs')).length === 0;
  };
  await until('the jobs of the site have ended', areJobsDone);
}

/** Resets every table. */
export async function restoreTables(site: { databaseUrl: string }): Promise<void> {
  await endJobs(site);
  await restoreRows(site);
}

/** Where no process works on jobs. */
export async function restoreRows(database: { databaseUrl: string }): Promise<void> {
  await inDatabase(database, 'delete from graphile_worker._private_jobs');
  await inDatabase(database, 'select remembered.restore()');
}
