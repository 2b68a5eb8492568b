import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireCommands } from './debian.mjs';
import { reservePort } from './ports';
import { until } from './until';

export interface Pooler {
  /** The URL of the database behind it, which it calls `gallery`. */
  url: string;
  log(): string;
  stop(): Promise<void>;
}

/** PgBouncer as shipped by Debian, in transaction mode, in front of one database. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  requireCommands('pgbouncer');
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-pooler-'));
  await chmod(folder, 0o755);
  const port = await reservePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(path.join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
gallery = host=${hostname} port=${serverPort || 5432} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 8
`,
  );
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (log += text));
  await until('PgBouncer listens', () => log.includes('process up') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${log}`);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}/gallery`,
    log: () => log,
    stop: async () => {
      process.removeListener('exit', kill);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
