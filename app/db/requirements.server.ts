import type { Client } from 'pg';
import { DomainError } from '../lib/errors';
import { messagesOf } from '../messages/messages';

const OLDEST = 15;

interface Server {
  version: number;
  encoding: string;
  replica: boolean;
  database: string;
}

const NEW_DATABASE = `create database tapeta template template0 encoding 'UTF8' locale 'C.UTF-8'`;

const refuse = (message: string) => new DomainError('conflict', message);

/** Refuses a server on which search would break or a migration would fail. Returns the database's name. @throws conflict */
export async function requireServer(client: Client): Promise<string> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as replica, current_database() as database`,
  );
  const [{ version, encoding, replica, database } = { version: 0, encoding: '', replica: false, database: '' }] = rows;
  const text = messagesOf('database');
  if (version < OLDEST) throw refuse(text.tooOld(version, OLDEST));
  if (replica) throw refuse(text.readOnly);
  if (encoding !== 'UTF8') {
    throw refuse(text.encoding(database, encoding, NEW_DATABASE));
  }
  // The database lowercases the searched text: the locale "C" only knows a to z, and Turkish has another small I.
  const letters = await client.query<{ known: boolean }>(
    `select lower('IÄÉ') = 'iäé' and 'é' ~ '^[[:alnum:]]$' as known`,
  );
  if (!letters.rows[0]?.known) {
    throw refuse(text.locale(database, NEW_DATABASE));
  }
  return database;
}

/** Statements that the server's owner has to run, so that this role can run the migrations. */
const MISSING_RIGHTS = `
  with extension as (
    select needed.name, offered.trusted, a.name is null as absent
    from unnest(array['unaccent', 'pg_trgm', 'fuzzystrmatch']) as needed (name)
    left join pg_available_extensions a on a.name = needed.name
    left join pg_available_extension_versions offered on offered.name = a.name and offered.version = a.default_version
    where not exists (select from pg_extension e where e.extname = needed.name)
  ), role as (
    select rolsuper, has_database_privilege(current_database(), 'create') as creates from pg_roles where rolname = current_user
  )
  select format('grant create on database %I to %I', current_database(), current_user) as statement
  from role where not creates and to_regnamespace('graphile_worker') is null
  union all
  select format('grant usage, create on schema public to %I', current_user)
  where not has_schema_privilege('public', 'usage') or not has_schema_privilege('public', 'create')
  union all
  select format('create extension %I', name)
    || case when absent then ' (once the server has its package of contributed extensions)' else '' end
  from extension, role
  where not rolsuper and (trusted is not true or not creates)
  union all
  select distinct format('grant %I to %I', pg_get_userbyid(relowner), current_user) from pg_class
  where relnamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker')) and relkind = 'r'
    and not pg_has_role(relowner, 'usage')
  order by 1 desc`;

/** Null when nothing is missing. */
export async function missingRights(client: Client): Promise<DomainError | null> {
  const { rows } = await client.query<{ statement: string }>(MISSING_RIGHTS);
  if (rows.length === 0) return null;
  const statements = rows.map(({ statement }) => statement).join('; ');
  return refuse(messagesOf('database').missingRights(statements));
}
