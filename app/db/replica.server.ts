import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { errorCode } from '../lib/errors';
import { messagesOf } from '../messages/messages';

/** When a replica is this late, reads go to the primary, even if only counts have changed. */
const MAX_LATE_MS = 10_000;
const TIMEOUT_MS = 1000;

/** A position in the primary's log that includes this version of the gallery. */
export interface Mark {
  lsn: string;
  /** The identifier of the database cluster, shared by its replicas. */
  system: string;
  version: number;
  at: number;
}

interface Found {
  isReplica: boolean;
  hasReplayed: boolean;
  counters: string;
}

/** Faults of the statement itself: the primary would fail too. */
const SAME_ANYWHERE = /^(22|23|42)/;

let client: pg.Client | null = null;
let isChecking = false;
let awaited: Mark | null = null;
let replayed: Mark | null = null;
let counters: string | null = null;
let usedAt = Date.now();
let isDown = false;

function markDown(reason: string): void {
  replayed = null;
  if (isDown) return;
  isDown = true;
  console.warn(messagesOf('database').replica.lost(reason));
}

const isLate = () => Date.now() - (replayed?.at ?? usedAt) > MAX_LATE_MS;

/** Null while reads go to the primary. */
export const replicaCounters = (): string | null => (replayed && !isLate() ? counters : null);

async function connectOnce(url: string): Promise<pg.Client> {
  if (client) return client;
  const opened = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  opened.on('error', () => undefined);
  opened.on('end', () => {
    if (client === opened) client = null;
  });
  client = opened;
  await opened.connect();
  return opened;
}

async function checkNow(url: string, counting: string, mark: Mark): Promise<void> {
  awaited ??= mark;
  const { rows } = await (await connectOnce(url)).query<Found>(
    `select pg_is_in_recovery() and system_identifier::text = $1 as "isReplica",
       pg_last_wal_replay_lsn() >= $2::pg_lsn as "hasReplayed", ${counting} as counters
     from pg_control_system()`,
    [mark.system, awaited.lsn],
  );
  const [found] = rows;
  if (!found?.isReplica) return markDown(messagesOf('database').replica.notReplica);
  if (!found.hasReplayed) {
    if (isLate()) markDown(messagesOf('database').replica.late(MAX_LATE_MS / 1000));
    return;
  }
  replayed = awaited;
  awaited = mark;
  counters = found.counters;
  usedAt = Date.now();
  if (isDown) console.warn(messagesOf('database').replica.back);
  isDown = false;
}

/** Runs after each check of the primary, without delaying the next one. @param counting an SQL expression that works on both */
export async function checkReplica(url: string, counting: string, mark: Mark): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    await checkNow(url, counting, mark);
  } catch (error) {
    markDown(error instanceof Error ? error.message : String(error));
    client?.end().catch(() => undefined);
    client = null;
  } finally {
    isChecking = false;
  }
}

const reading = new AsyncLocalStorage<true>();

/** Reads inside may come from the replica, if it has reached this version of the gallery. */
export const withReplicaReads = <Outcome>(version: number | undefined, work: () => Outcome): Outcome =>
  replayed?.version === version && !isLate() ? reading.run(true, work) : work();

/** @param read asks the replica ("read") or the primary ("write") */
export async function readAnywhere<Answer>(read: (from: 'read' | 'write') => PromiseLike<Answer>): Promise<Answer> {
  if (!reading.getStore() || !replayed) return read('write');
  try {
    return await read('read');
  } catch (error) {
    if (SAME_ANYWHERE.test(errorCode(error))) throw error;
    markDown(error instanceof Error ? error.message : String(error));
    return read('write');
  }
}
