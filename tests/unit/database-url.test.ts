import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUrl } from '~/lib/settings/database-url';

/** The driver's settings for an accepted URL. */
const connectionOf = (url: string) => new pg.Client({ connectionString: DatabaseUrl.parse(url) });

it.each([
  ['postgres://anna:secret@db.example:5433/gallery', 'db.example', 5433, 'anna'],
  ['postgres:///gallery?host=/var/run/postgresql&user=anna', '/var/run/postgresql', 5432, 'anna'],
  ['postgres://anna:secret@/gallery?host=/var/run/postgresql', '/var/run/postgresql', 5432, 'anna'],
  ['postgresql://anna@%2Fvar%2Frun%2Fpostgresql/gallery', '/var/run/postgresql', 5432, 'anna'],
  ['socket:/var/run/postgresql?db=gallery&user=anna', '/var/run/postgresql', 5432, 'anna'],
  ['socket://anna:secret@/var/run/postgresql?db=gallery', '/var/run/postgresql', 5432, 'anna'],
])('takes %s', (url, host, port, user) => {
  expect(connectionOf(url)).toMatchObject({ host, port, user, database: 'gallery' });
});

const SERVER = 'postgres://anna:se,cret@db.example/gallery';
/** Any file: the driver only reads it. */
const CERTIFICATES = import.meta.filename;

it.each([
  ['', false],
  ['?sslmode=disable', false],
  ['?sslmode=no-verify', { rejectUnauthorized: false }],
  ['?sslmode=require', { rejectUnauthorized: false }],
  ['?sslmode=verify-full', {}],
  ['?sslmode=verify-full&sslrootcert=system', {}],
  ['?sslrootcert=system&sslmode=verify-full', {}],
  [`?sslmode=verify-full&sslrootcert=${CERTIFICATES}`, { ca: expect.any(String) }],
])('treats %s as psql does', (query, ssl) => {
  const url = DatabaseUrl.parse(SERVER + query);
  expect((new pg.Client({ connectionString: url }) as unknown as { ssl: unknown }).ssl).toEqual(ssl);
  // Children of the launcher read it again.
  expect(DatabaseUrl.parse(url)).toBe(url);
});

it('checks the certificate but not the name for sslmode=require with a root certificate, and for verify-ca', () => {
  for (const mode of ['require', 'verify-ca']) {
    const client = connectionOf(`${SERVER}?sslmode=${mode}&sslrootcert=${CERTIFICATES}`);
    const { ssl } = client as unknown as { ssl: Record<string, unknown> };
    expect(Object.keys(ssl).sort()).toEqual(['ca', 'checkServerIdentity']);
  }
});

it.each([
  ['mysql://anna@db.example/gallery', 'must look like postgres://user:password@host:5432/database'],
  ['db.example', 'must look like postgres://user:password@host:5432/database'],
  ['postgres://a.example:5432,b.example:5432/gallery', 'names several hosts'],
  ['postgres:///gallery?host=a.example,b.example', 'names several hosts'],
  [`${SERVER}?sslmode=prefer`, 'has sslmode=prefer: use one of disable, no-verify, require, verify-ca, verify-full'],
  [`${SERVER}?sslmode=verify-ca`, 'has sslmode=verify-ca without sslrootcert'],
  [`${SERVER}?sslmode=verify-full&sslrootcert=/no/such.pem`, 'names a file in sslrootcert that cannot be read'],
  [
    `${SERVER}?target_session_attrs=read-write`,
    'has the parameter target_session_attrs, which the driver does not know',
  ],
])('refuses %s with a sentence', (url, message) => {
  expect(DatabaseUrl.safeParse(url).error?.issues[0]?.message).toContain(message);
});
