import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { DomainError } from '~/lib/errors';
import { logError } from '~/platform/log.server';
import { answerQuestion, askAllProcesses } from '~/platform/processes.server';
import { ago } from './clock.server';
import { toUnavailable } from './database-errors.server';
import { GalleryChange } from './entities/gallery-change.entity';
import { checkReplica, replicaCounters, withReplicaReads } from './replica.server';

/** Notifications are faster, but some connection poolers do not pass them on. */
const POLL_MS = 800;
const TRUST_MS = 2500;
const KEPT_MS = 3_600_000;
// A process that was paused for longer may have missed rows.
const ASLEEP_MS = 60_000;

const MAX_NOTIFIED = 1000;

let version = 0;
let counters = 0;
let confirmedAt = Number.NEGATIVE_INFINITY;
let lastAt = confirmedAt;
let hasComplained = false;

export function bumpVersion(): void {
  version += 1;
}

/** `version` rises with every change that public pages show, `counters` with downloads and visitors. Null while unknown. */
export function galleryVersion(): { version: number; counters: number } | null {
  return Date.now() - confirmedAt < TRUST_MS ? { version, counters } : null;
}

const COUNTERS = `concat(
  (select sum(downloads) from download_day where day = (now() at time zone 'UTC')::date), ' ',
  (select sum(visitors) from visitor_day where day = (now() at time zone 'UTC')::date)
)`;

/** The changes committed since a snapshot, in any order of transactions, and today's counts. */
const POLL = `
  select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started,
    array(
      select transaction::text from gallery_change where transaction >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ) as changes,
    ${COUNTERS} as counters`;
/** A replica can only have what is on the primary's disk. */
const POLL_FOR_REPLICA = `${POLL}, pg_current_wal_flush_lsn()::text as lsn,
    (select system_identifier::text from pg_control_system()) as system`;

interface Poll {
  snapshot: string;
  started: string;
  changes: string[];
  counters: string;
  lsn: string;
  system: string;
}

const notified = new Set<string | undefined>();

let last: Poll | null = null;
/** From the previous poll. */
let before = 0;

async function poll(client: pg.Client, replicaUrl?: string): Promise<void> {
  const known = version;
  const statement = replicaUrl ? POLL_FOR_REPLICA : POLL;
  const [found] = (await client.query<Poll>(statement, [last?.snapshot ?? null])).rows;
  if (!found) return;
  if (replicaUrl) {
    // Not the current version: with synchronous_commit off, a change is visible before it is on the disk.
    void checkReplica(replicaUrl, COUNTERS, { lsn: found.lsn, system: found.system, version: before, at: Date.now() });
    before = known;
    // An answer is as old as the data it was made from.
    found.counters = replicaCounters() ?? found.counters;
  }
  const wasAsleep = Date.now() - lastAt > ASLEEP_MS;
  // A restarted server may have lost the last seconds.
  const isAnother = found.started !== last?.started;
  if (found.changes.some((id) => !notified.has(id)) || wasAsleep || isAnother) bumpVersion();
  for (const id of found.changes) notified.delete(id);
  // Notifications that arrive after their poll would never be removed.
  if (notified.size > MAX_NOTIFIED) notified.clear();
  // A number instead of the text: reset counts could return to a text they had when an answer was made.
  if (found.counters !== last?.counters) counters += 1;
  last = found;
  lastAt = Date.now();
  confirmedAt = lastAt;
}

async function follow(client: pg.Client, replicaUrl?: string): Promise<void> {
  await client.connect();
  client.on('notification', ({ payload }) => {
    notified.add(payload);
    bumpVersion();
  });
  await client.query('listen gallery_change');
  for (;;) {
    await poll(client, replicaUrl);
    await delay(POLL_MS, undefined, { ref: false });
  }
}

async function followForever(databaseUrl: string, replicaUrl?: string): Promise<never> {
  for (;;) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TRUST_MS,
      query_timeout: TRUST_MS,
      keepAlive: true,
    });
    const doubt = () => {
      confirmedAt = Number.NEGATIVE_INFINITY;
    };
    client.on('error', doubt);
    client.on('end', doubt);
    await follow(client, replicaUrl).catch((error) => {
      doubt();
      // The pages themselves report an outage.
      if (!hasComplained && !(toUnavailable(error) instanceof DomainError)) {
        logError(error, 'Cannot follow changes of the gallery, so every page is rendered again');
        hasComplained = true;
      }
    });
    client.end().catch(() => undefined);
    await delay(POLL_MS, undefined, { ref: false });
  }
}

const CHANGED = 'gallery changed';
/** Longest wait in ms for a busy or starting process. The database notifies it too. */
const BROADCAST_MS = 250;

/** Starts to follow changes by other processes of this machine and in the database. */
export function subscribeToChanges(databaseUrl: string, replicaUrl?: string): void {
  answerQuestion(CHANGED, bumpVersion);
  void followForever(databaseUrl, replicaUrl);
}

/** Resolves when no process of this machine gives older answers. The database's notification alone could come too late. */
export async function broadcastChange(): Promise<void> {
  bumpVersion();
  // The jobs process keeps no answers and may be busy.
  await askAllProcesses(CHANGED, { timeout: BROADCAST_MS, component: 'worker' });
}

export async function forgetGalleryChanges(em: EntityManager): Promise<void> {
  await em.nativeDelete(GalleryChange, { madeAt: { $lt: ago(KEPT_MS) } });
}

const MAX_FACTS = 200;
const facts = new LRUCache<string, { version: number; value: Promise<unknown> }>({ max: MAX_FACTS });
const sharing = new AsyncLocalStorage<true>();

/** Runs work whose result is the same for all visitors, so it may use facts of the known version. */
export const inSharedScope = <Outcome>(work: () => Outcome): Outcome =>
  sharing.run(true, () => withReplicaReads(galleryVersion()?.version, work));

/** A fact about the whole gallery, read once per version, for work in `inSharedScope`. */
export function memoizeByVersion<Fact>(name: string, read: () => Promise<Fact>): Promise<Fact> {
  const known = sharing.getStore() ? galleryVersion() : null;
  if (!known) return read();
  const fact = facts.get(name);
  if (fact?.version === known.version) return fact.value as Promise<Fact>;
  const value = read();
  facts.set(name, { version: known.version, value });
  value.catch(() => facts.delete(name));
  return value;
}
