import pg from 'pg';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { CommandError } from './command-error.server';
import { waitUntil } from './wait.server';

/** Wrong passwords, missing databases and rights, certificates: waiting does not help. */
const FINAL_CODE = /^(28|3D|42|ERR_|EPROTO|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|HOSTNAME_)/;
const FINAL_WORDS = /SASL|SSL connections|unsupported startup parameter/;

/** @throws CommandError when the database cannot be used within this time, or at once when waiting cannot help */
export async function reachDatabase(url: string, waitMs: number): Promise<void> {
  let failure: Error | null = null;
  const isDecided = async () => {
    failure = await tryDatabase(url);
    return !failure || FINAL_CODE.test(errorCode(failure)) || FINAL_WORDS.test(failure.message);
  };
  await waitUntil(isDecided, waitMs);
  if (failure) throw unreachable(url, failure);
}

/** Returns why the database cannot be used, or null. */
export async function tryDatabase(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    // Not awaited: after a failed TLS handshake, the driver's promise never settles.
    client.end().catch(() => undefined);
  }
}

function unreachable(url: string, failure: Error): CommandError {
  const { host, port, database } = new pg.Client({ connectionString: url });
  const reason = [failure.message, errorCode(failure)].filter(Boolean).join(', ');
  return new CommandError(messagesOf('launcher').databaseUnusable(database ?? '', host, port, reason));
}
