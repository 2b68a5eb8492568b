import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

const FORM = 'must look like postgres://user:password@host:5432/database';

/** What reaches the driver. Anything else would be dropped in silence, TLS among it. */
const PARAMETERS = [
  ...['host', 'port', 'user', 'password', 'db', 'application_name', 'fallback_application_name', 'options'],
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'query_timeout'],
  ...['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'],
];
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** The driver cannot begin anew without TLS, as "prefer" would have it. */
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
    // A socket's folder is a parameter; no host stands between the password and the database then.
    const url = new URL(value.replace('@/', '@socket/'));
    return /^(postgres(ql)?|socket):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

const SYSTEM_ROOTS = /([?&])sslrootcert=system(&|$)/;

/** "system" is what the driver does without a file: it asks the certificate authorities that Node knows. */
function withoutSystemRoots(value: string): string {
  if (!value.includes('sslmode=verify-full')) return value;
  return value.replace(SYSTEM_ROOTS, (_found, before: string, after: string) => (after ? before : ''));
}

/** What is wrong with it, to follow the name of the setting. */
function findFault(value: string): string | null {
  const [, hosts = ''] = /^\w+:\/\/(?:[^/?]*@)?([^/?]*)/.exec(value) ?? [];
  const url = parse(value);
  if (`${hosts}${url?.searchParams.get('host') ?? ''}`.includes(',')) {
    return 'names several hosts: give one, such as the address of a proxy or pooler that knows which server is the primary';
  }
  if (!url) return FORM;
  const parameters = url.searchParams;
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return `has the parameter ${unknown}, which the driver does not know: leave it out`;
  const mode = parameters.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return `has sslmode=${mode}: use one of ${SSL_MODES.join(', ')}`;
  if (mode === 'verify-ca' && !parameters.has('sslrootcert')) return 'has sslmode=verify-ca without sslrootcert';
  // Without a name the driver compares the certificate with "localhost".
  const host = parameters.get('host') ?? url.hostname.replace(/^\[|\]$/g, '');
  if (mode === 'verify-full' && isIP(host)) {
    return 'has sslmode=verify-full with an address instead of a name: name the host, or use verify-ca with sslrootcert';
  }
  const missing = FILES.find((name) => parameters.has(name) && !isReadable(parameters.get(name) ?? ''));
  return missing ? `names a file as ${missing} that cannot be read` : null;
}

/** The modes mean what they mean to psql; by themselves they all mean verify-full to this version of the driver. */
function withUsualModes(value: string): string {
  const parameters = new URL(value.replace('@/', '@socket/')).searchParams;
  const mode = parameters.get('sslmode');
  if (mode === null || mode === 'no-verify' || parameters.has('uselibpqcompat')) return value;
  return `${value}&uselibpqcompat=true`;
}

/** A URL of the driver, in which every part counts. */
export const DatabaseUrl = z
  .string()
  .superRefine((value, context) => {
    const message = findFault(withoutSystemRoots(value));
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => withUsualModes(withoutSystemRoots(value)));
