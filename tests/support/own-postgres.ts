import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseAccount } from '~/cli/postgres/account.server';
import { locateBinaries } from '~/cli/postgres/binaries.server';
import { postgresEnvironment, prepareCluster } from '~/cli/postgres/cluster.server';
import { reservePort } from './ports';
import { until } from './until';

const execute = promisify(execFile);

const PASSWORD = 'of-all-roles';

/** A PostgreSQL server for one test, with a role and a database `tapeta`. */
export interface OwnPostgres {
  port: number;
  folder: string;
  cluster: string;
  /** A URL for the role `tapeta`, unless another role, database, query or host is given. */
  url(parts?: { user?: string; database?: string; query?: string; host?: string }): string;
  /** Runs a statement as the superuser. */
  run<Row extends pg.QueryResultRow>(statement: string, database?: string): Promise<Row[]>;
  /** Restarts it with these extra settings. */
  start(settings?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
  /** Gives the server a file that only it may read. */
  give(name: string, text: string): Promise<string>;
}

/** @param primary makes a streaming replica of this server, which is stopped for the copy */
export async function startOwnPostgres(primary?: OwnPostgres): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-server-'));
  // When run as root, the server runs as another user, who needs access to its files.
  await chmod(folder, 0o711);
  const cluster = path.join(folder, 'cluster');
  const binaries = await locateBinaries();
  const account = chooseAccount(folder, cluster, binaries);
  if (process.getuid?.() === 0) await chown(folder, account.uid, account.gid);
  const port = await reservePort();
  const give = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    if (process.getuid?.() === 0) await chown(file, account.uid, account.gid);
    return file;
  };
  await give('password', PASSWORD);
  if (primary) {
    await primary.stop();
    await execute('cp', ['-a', primary.cluster, cluster]);
    await primary.start();
    const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}`;
    await appendFile(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    await writeFile(path.join(cluster, 'standby.signal'), '');
  } else {
    await prepareCluster(cluster, path.join(folder, 'password'), binaries, account);
  }

  const url: OwnPostgres['url'] = ({
    user = 'tapeta',
    database = 'tapeta',
    query = '',
    host = `127.0.0.1:${port}`,
  } = {}) => `postgres://${user}:${PASSWORD}@${host}/${database}${query && `?${query}`}`;
  const connect = async (database: string) => {
    const client = new pg.Client({ connectionString: url({ user: 'postgres', database }) });
    await client.connect();
    return client;
  };
  const run: OwnPostgres['run'] = async (statement, database = 'postgres') => {
    const client = await connect(database);
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };

  let child: ReturnType<typeof spawn> | undefined;
  const kill = () => child?.kill('SIGQUIT');
  process.once('exit', kill);
  const start: OwnPostgres['start'] = async (settings = {}) => {
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = [binaries.postgres, '-D', cluster, '-p', String(port), ...options];
    const [program = '', ...words] = [...account.prefix, ...server];
    child = spawn(program, words, {
      ...account.credentials,
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => (log += text));
    const answers = () =>
      run('select 1').then(
        () => true,
        () => child?.exitCode !== null,
      );
    await until(`PostgreSQL on ${port}`, answers);
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  await start();
  if (!primary) {
    await run(`create role tapeta login password '${PASSWORD}'`);
    await run('create database tapeta owner tapeta');
  }
  const remove = async () => {
    process.removeListener('exit', kill);
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { port, folder, cluster, url, run, start, stop, remove, give };
}
