/** A PostgreSQL server run by someone else: TLS, sockets, encodings, locales, rights. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { administrator, client, newPicture } from '../support/api-client';
import { runCommand } from '../support/command';
import { requireCommands } from '../support/debian.mjs';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres';
import { emptyDir } from '../support/pictures';
import { reservePort } from '../support/ports';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

const execute = promisify(execFile);
const NAME = 'localhost';
const OTHER_NAME = 'elsewhere.example';

// Each test starts its own sites and servers.
vi.setConfig({ testTimeout: 180_000 });

let server: OwnPostgres;
let roots: string;

beforeAll(async () => {
  requireCommands('openssl');
  server = await startOwnPostgres();
  roots = await makeCertificates();
  await useCertificate(NAME);
  await server.stop();
  const authentication = ['local all all scram-sha-256', 'host all postgres 127.0.0.1/32 scram-sha-256'];
  await server.give(
    'cluster/pg_hba.conf',
    [...authentication, 'hostssl all all 127.0.0.1/32 scram-sha-256'].join('\n'),
  );
  const files = { ssl_cert_file: `${server.folder}/server.crt`, ssl_key_file: `${server.folder}/server.key` };
  await server.start({ ssl: 'on', ...files, unix_socket_directories: server.folder });
});
afterAll(() => server.remove());

/** A new authority, a certificate for the server's name and one for another name. */
async function makeCertificates(): Promise<string> {
  const made = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '2'];
  const authority = path.join(server.folder, 'ca');
  const files = (name: string) => ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  await execute('openssl', ['req', ...made, ...files(authority), '-subj', '/CN=An authority']);
  for (const name of [NAME, OTHER_NAME]) {
    const by = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-addext', `subjectAltName=DNS:${name}`];
    await execute('openssl', ['req', ...made, ...files(path.join(server.folder, name)), '-subj', `/CN=${name}`, ...by]);
  }
  return `${authority}.crt`;
}

async function useCertificate(name: string): Promise<void> {
  for (const kind of ['crt', 'key']) {
    await server.give(`server.${kind}`, await readFile(path.join(server.folder, `${name}.${kind}`), 'utf8'));
  }
}

/** The output of a failed start with this database. */
async function refusalOf(databaseUrl: string): Promise<string> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: await emptyDir(), PORT: String(await reservePort()) };
  const { code, output } = await runCommand('start', [], { ...settings, ADMIN_PASSWORD: 'a password for tests' });
  expect(code, output).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
}

interface Connection {
  application_name: string;
  ssl: boolean;
  client_addr: string | null;
}

const connections = () =>
  server.run<Connection>(
    `select application_name, coalesce(ssl, false) as ssl, client_addr::text from pg_stat_activity
     left join pg_stat_ssl using (pid) where usename = 'tapeta'`,
  );

const overTls = () =>
  server.url({
    host: `${NAME}:${server.port}`,
    query: `sslmode=verify-full&sslrootcert=${roots}&application_name=gallery`,
  });

/** Uploads a picture, and waits for its page and renditions. */
async function fill(site: Site): Promise<void> {
  const send = await administrator(site);
  const { body } = await send('POST', '/api/wallpapers', { form: { image: await newPicture() } });
  const jobs = () => server.run('select from graphile_worker._private_jobs', 'tapeta');
  await until('the job is done', async () => (await jobs()).length === 0);
  expect((await client(site.url)('GET', `/wallpaper/${body.id}`)).status).toBe(200);
}

describe('over TLS', () => {
  it('no connection of a site or its commands is unencrypted', async () => {
    const site = await startSite({ env: { WEB_CONCURRENCY: '2' }, databaseUrl: overTls() });
    try {
      await fill(site);
      const open = await connections();
      // Connections for changes, of the pools, and of the queue.
      expect(open.length).toBeGreaterThan(4);
      expect(new Set(open.map(({ ssl }) => ssl))).toEqual(new Set([true]));
      expect(new Set(open.map((one) => one.application_name))).toEqual(new Set(['gallery']));

      // The server accepts nothing else from this role.
      const settings = { DATABASE_URL: overTls(), DATA_DIR: site.dataDir };
      const backup = path.join(await emptyDir(), 'backup.tar');
      expect(await runCommand('backup', [backup], settings)).toMatchObject({ code: 0 });
      expect(await runCommand('verify', [], settings)).toMatchObject({ code: 0 });
    } finally {
      await site.stop();
    }
  });

  it.each(['sslmode=require', 'sslmode=no-verify'])('%s needs no authority', async (query) => {
    const settings = { DATABASE_URL: server.url({ query }), DATA_DIR: await emptyDir() };
    expect((await runCommand('verify', ['--quick'], settings)).output).toMatch(/^\d wallpapers?: /m);
  });

  it('a certificate of an unknown authority or another name is refused', async () => {
    const host = `${NAME}:${server.port}`;
    expect(await refusalOf(server.url({ host, query: 'sslmode=verify-full' }))).toMatch(
      /cannot be used \(.*certificate.*\)\.$/,
    );
    await useCertificate(OTHER_NAME);
    await server.run('select pg_reload_conf()');
    try {
      expect(await refusalOf(overTls())).toMatch(
        /^Tapeta cannot start: the database tapeta at localhost:\d+ cannot be used \(.*altnames.*, ERR_TLS_CERT_ALTNAME_INVALID\)\.$/,
      );
    } finally {
      await useCertificate(NAME);
      await server.run('select pg_reload_conf()');
    }
  });

  it('a server that refuses unencrypted connections is not asked repeatedly', async () => {
    expect(await refusalOf(server.url())).toMatch(
      /cannot be used \(no pg_hba\.conf entry .* no encryption, 28000\)\.$/,
    );
  });
});

it('serves over a socket', async () => {
  // The picture was in the folder of the previous site, and without it nothing could be stored.
  await server.run('delete from wallpaper', 'tapeta');
  const site = await startSite({
    databaseUrl: server.url({ host: '', query: `host=${server.folder}&port=${server.port}` }),
  });
  try {
    await fill(site);
    expect(new Set((await connections()).map((one) => one.client_addr))).toEqual(new Set([null]));
  } finally {
    await site.stop();
  }
});

describe('an unsuitable database is refused with a sentence', () => {
  it.each([
    ['latin', `encoding 'LATIN1' locale 'C'`, /has the encoding LATIN1, but Tapeta needs UTF8 \(create database /],
    ['ascii', `encoding 'SQL_ASCII' locale 'C'`, /has the encoding SQL_ASCII, but Tapeta needs UTF8/],
    ['plain', `encoding 'UTF8' locale 'C' locale_provider 'libc'`, /has a locale that does not handle letters/],
  ])('%s', async (database, options, sentence) => {
    await server.run(`create database ${database} owner tapeta template template0 ${options}`);
    expect(await refusalOf(server.url({ database, query: 'sslmode=require' }))).toMatch(sentence);
  });

  it('for missing rights, with the statements that grant them', async () => {
    const query = 'sslmode=require';
    await server.run(`create role poor login password '${new URL(server.url()).password}'`);
    await server.run('create database others template template0');
    await server.run('revoke connect on database others from public');
    const as = () => refusalOf(server.url({ user: 'poor', database: 'others', query }));
    expect(await as()).toMatch(/cannot be used \(permission denied for database "others", 42501\)/);
    await server.run('grant connect on database others to poor');
    const [, statements = ''] = /lacks rights\..* run: (.*)\.$/.exec(await as()) ?? [];
    expect(statements.split('; ')).toEqual([
      'grant usage, create on schema public to poor',
      'grant create on database others to poor',
      ...['unaccent', 'pg_trgm', 'fuzzystrmatch'].map((name) => `create extension ${name}`),
    ]);
    for (const statement of statements.split('; ')) await server.run(statement, 'others');
    const site = await startSite({ databaseUrl: server.url({ user: 'poor', database: 'others', query }) });
    await site.stop();
  });

  it('when its tables are another role’s', async () => {
    await server.run(`create role other login password '${new URL(server.url()).password}'`);
    const database = 'tapeta';
    expect(await refusalOf(server.url({ user: 'other', database, query: 'sslmode=require' }))).toMatch(
      /lacks rights.* run: .*grant tapeta to other.*\.$/,
    );
  });
});
