import { spawn } from 'node:child_process';
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '~/cli/launcher/command-error.server';
import { messagesOf } from '~/messages/messages';
import type { Account } from './account.server';
import type { Binaries } from './binaries.server';

/** Only used to create the site's role and database: a superuser could read files of the machine. */
export const SUPERUSER = 'postgres';

/** No secrets, no locale, no PG* settings reach the database's processes. */
export const postgresEnvironment = { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as const;

export async function prepareCluster(
  directory: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account,
  signal?: AbortSignal,
): Promise<void> {
  if (process.getuid?.() === 0) chownSync(passwordFile, account.uid, account.gid);
  if (!existsSync(directory)) await createCluster(directory, passwordFile, binaries, account, signal);
  const owner = statSync(directory).uid;
  if (owner === account.uid) return;
  if (process.getuid?.() !== 0) {
    throw new CommandError(messagesOf('embeddedDatabase').otherOwner(directory, owner));
  }
  changeOwner(directory, account);
}

// Renamed when complete, so that an interrupted first start leaves no half-made cluster.
async function createCluster(
  directory: string,
  passwordFile: string,
  { initdb }: Binaries,
  account: Account,
  signal?: AbortSignal,
) {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(draft, account.uid, account.gid);
  const identity = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run([...account.prefix, initdb, '--pgdata', draft, ...identity, ...locale], account, signal);
  renameSync(draft, directory);
}

async function run(command: string[], account: Account, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const [program = '', ...options] = command;
  const child = spawn(program, options, { ...account.credentials, cwd: '/', env: postgresEnvironment });
  signal?.addEventListener('abort', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new CommandError(messagesOf('embeddedDatabase').notCreated(output.trim()));
}

function changeOwner(directory: string, account: Account): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) changeOwner(file, account);
    else lchownSync(file, account.uid, account.gid);
  }
  // Last, so that an interrupted change is noticed and continued.
  lchownSync(directory, account.uid, account.gid);
}
