import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrationNames } from '~/db/migrations/names';
import { forkEm } from '~/db/orm.server';
import { findStoreProblem } from '~/features/operations/maintenance/gallery-files.server';
import { env } from '~/lib/env.server';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { withWorkDir } from '~/storage/work-dir.server';
import { readFreeBytes } from './disk-use.server';
import { backupWarning, readLastBackups } from './last-backup.server';
import { findOtherSecret } from './node-secrets.server';
import { listMigrationNames } from './system.queries.server';

/** Returns why this process can't serve, or null when it can. */
type Check = () => Promise<string | null>;

const TIMEOUT_MS = 2000;
const KEPT_MS = 1000;
/** With less, the next upload or the database's next segment may not fit. */
const MIN_FREE_MB = 64;
const MEGABYTE = 1024 * 1024;

async function checkDatabase(): Promise<string | null> {
  const isConnected = await (await forkEm()).getConnection().isConnected();
  return isConnected ? null : messagesOf('systemChecks').database;
}

async function checkMigrations(): Promise<string | null> {
  const executed = new Set(await listMigrationNames(await forkEm()));
  const pending = migrationNames.find((name) => !executed.has(name));
  return pending === undefined ? null : messagesOf('systemChecks').migration(pending);
}

async function checkStorage(): Promise<string | null> {
  return withWorkDir(async (dir) => {
    await writeFile(path.join(dir, 'probe'), 'probe');
    return null;
  });
}

const checkOwner = async () => findStoreProblem(await forkEm(), fileStore());

async function checkRoom(): Promise<string | null> {
  const megabytes = Math.floor((await readFreeBytes()) / MEGABYTE);
  return megabytes >= MIN_FREE_MB ? null : messagesOf('systemChecks').space(megabytes, MIN_FREE_MB);
}

interface NamedCheck {
  name: string;
  check: Check;
  /** The reason when the check itself fails. */
  failure: () => string;
}

const CHECKS: NamedCheck[] = [
  { name: 'database', check: checkDatabase, failure: () => messagesOf('systemChecks').database },
  { name: 'migrations', check: checkMigrations, failure: () => messagesOf('systemChecks').migrationsUnknown },
  { name: 'storage', check: checkStorage, failure: () => messagesOf('systemChecks').storage },
  { name: 'room', check: checkRoom, failure: () => messagesOf('systemChecks').spaceUnknown },
];

/** Needs the database, which knows whose files these are. */
const OWNER: NamedCheck = { name: 'storage', check: checkOwner, failure: () => messagesOf('systemChecks').storage };

async function findReason({ check, failure: say }: NamedCheck): Promise<string | null> {
  const failure = say();
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, failure).unref();
  });
  const failed = (error: unknown) => {
    const code = errorCode(error);
    return code ? `${failure.slice(0, -1)} (${code}).` : failure;
  };
  return Promise.race([check().catch(failed), late]);
}

async function checkSecrets(): Promise<string | null> {
  const { SECRET_FINGERPRINT: fingerprint } = env;
  return fingerprint ? findOtherSecret(await forkEm(), fingerprint) : null;
}

const checkBackups: Check = async () => backupWarning(await readLastBackups(await forkEm()));

async function findNotes(): Promise<string[]> {
  // A database that does not answer is already among the checks.
  const found = [checkSecrets, checkBackups].map((check) =>
    Promise.race([check().catch(() => null), sleep(TIMEOUT_MS, null, { ref: false })]),
  );
  return (await Promise.all(found)).filter((note) => note !== null);
}

export interface Readiness {
  ready: boolean;
  /** "ok", or why not. */
  checks: Record<string, string>;
  /** Problems that don't keep the site from serving. */
  notes?: string[];
}

let last: { at: number; readiness: Promise<Readiness> } | undefined;

async function runChecks(): Promise<Readiness> {
  const [notes, owner, ...named] = await Promise.all([
    findNotes(),
    findReason(OWNER),
    ...CHECKS.map(async (one) => [one.name, await findReason(one)] as const),
  ]);
  const reasons: Record<string, string | null> = Object.fromEntries(named);
  // If the database is down, the owner check says nothing about the disk.
  if (reasons.database === null) reasons.storage ??= owner;
  return {
    ready: Object.values(reasons).every((reason) => reason === null),
    checks: Object.fromEntries(Object.entries(reasons).map(([name, reason]) => [name, reason ?? 'ok'])),
    ...(notes.length > 0 && { notes }),
  };
}

/** Never throws. Checks at most once a second. */
export function readReadiness(): Promise<Readiness> {
  if (!last || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), readiness: runChecks() };
  return last.readiness;
}
