/** The site's role and database in a cluster, and their passwords. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { CommandError } from '~/cli/launcher/command-error.server';
import { readOrCreateSecret } from '~/cli/launcher/data-dir.server';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { SUPERUSER } from './cluster.server';

const DATABASE = 'tapeta';
const ROLE = 'tapeta';
const PASSWORD_FILE = 'postgres-password';
const SUPERUSER_PASSWORD_FILE = 'postgres-superuser-password';

export function embeddedUrl(dataDir: string, port: number): string {
  return `postgres://${ROLE}:${readOrCreateSecret(dataDir, PASSWORD_FILE)}@127.0.0.1:${port}/${DATABASE}`;
}

export function superuserPasswordFile(dataDir: string): string {
  readOrCreateSecret(dataDir, SUPERUSER_PASSWORD_FILE);
  return path.join(realpathSync(dataDir), SUPERUSER_PASSWORD_FILE);
}

export function superuserUrl(dataDir: string, port: string | number): string {
  return `postgres://${SUPERUSER}:${readOrCreateSecret(dataDir, SUPERUSER_PASSWORD_FILE)}@127.0.0.1:${port}/postgres`;
}

export async function createDatabase(dataDir: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(dataDir, port) });
  await client.connect().catch((error) => {
    if (!/^28/.test(errorCode(error))) throw error;
    throw new CommandError(messagesOf('embeddedDatabase').earlierTapeta(dataDir));
  });
  try {
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    const own = client.escapeLiteral(readOrCreateSecret(dataDir, PASSWORD_FILE));
    await client.query(`${roles ? 'alter' : 'create'} role ${ROLE} login nosuperuser password ${own}`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await client.end();
  }
}
