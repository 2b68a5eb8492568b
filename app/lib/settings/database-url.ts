import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { messagesOf } from '../../messages/messages';

/** The driver would silently ignore any other parameter, including some for TLS. */
const PARAMETERS = [
  ...['host', 'port', 'user', 'password', 'db', 'application_name', 'fallback_application_name', 'options'],
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'query_timeout'],
  ...['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'],
];
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Without "prefer": the driver cannot fall back to a connection without TLS. */
const SSL_MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function parse(value: string): URL | null {
  try {
    // With a socket, the URL has no host between the password and the database.
    const url = new URL(value.replace('@/', '@socket/'));
    return /^(postgres(ql)?|socket):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

const SYSTEM_ROOTS = /([?&])sslrootcert=system(&|$)/;

/** Without a file, the driver trusts the certificate authorities that Node knows, which is what "system" means. */
function withoutSystemRoots(value: string): string {
  if (!value.includes('sslmode=verify-full')) return value;
  return value.replace(SYSTEM_ROOTS, (_found, before: string, after: string) => (after ? before : ''));
}

/** What is wrong, as words that follow the name of the setting. */
function findFault(value: string): string | null {
  const text = messagesOf('environment').databaseUrl;
  const [, hosts = ''] = /^\w+:\/\/(?:[^/?]*@)?([^/?]*)/.exec(value) ?? [];
  const url = parse(value);
  if (`${hosts}${url?.searchParams.get('host') ?? ''}`.includes(',')) {
    return text.severalHosts;
  }
  if (!url) return text.form;
  const parameters = url.searchParams;
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return text.unknownParameter(unknown);
  const mode = parameters.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return text.sslMode(mode, SSL_MODES.join(', '));
  if (mode === 'verify-ca' && !parameters.has('sslrootcert')) return text.noRootCertificate;
  // Without a host name, the driver compares the certificate with "localhost".
  const host = parameters.get('host') ?? url.hostname.replace(/^\[|\]$/g, '');
  if (mode === 'verify-full' && isIP(host)) {
    return text.needsName;
  }
  const missing = FILES.find((name) => parameters.has(name) && !isReadable(parameters.get(name) ?? ''));
  return missing ? text.unreadableFile(missing) : null;
}

/** Gives the modes their meaning in psql; this version of the driver treats all of them as verify-full. */
function withUsualModes(value: string): string {
  const parameters = new URL(value.replace('@/', '@socket/')).searchParams;
  const mode = parameters.get('sslmode');
  if (mode === null || mode === 'no-verify' || parameters.has('uselibpqcompat')) return value;
  return `${value}&uselibpqcompat=true`;
}

/** A URL for the driver that contains nothing the driver would ignore. */
export const DatabaseUrl = z
  .string()
  .superRefine((value, context) => {
    const message = findFault(withoutSystemRoots(value));
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => withUsualModes(withoutSystemRoots(value)));
