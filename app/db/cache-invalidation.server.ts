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

/** Notifications come sooner, but not through every connection pooler. */
const POLL_MS = 800;
const TRUST_MS = 2500;
const KEPT_MS = 3_600_000;
// A process that slept for longer may have missed rows.
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

/** Rises with every change of what public pages show, `counters` with downloads and visitors. Null while nobody can tell. */
export function galleryVersion(): { version: number; counters: number } | null {
  return Date.now() - confirmedAt < TRUST_MS ? { version, counters } : null;
}

const COUNTERS = `concat(
  (select sum(downloads) from download_day where day = (now() at time zone 'UTC')::date), ' ',
  (select sum(visitors) from visitor_day where day = (now() at time zone 'UTC')::date)
)`;

/** Changes committed since a snapshot, whatever the order of their transactions, and what has been counted today. */
const POLL = `
  select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started,
    array(
      select transaction::text from gallery_change where transaction >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ) as changes,
    ${COUNTERS} as counters`;
/** What is on the disk of the primary is all that a replica can have. */
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
/** Of the poll before. */
let before = 0;

async function poll(client: pg.Client, replicaUrl?: string): Promise<void> {
  const known = version;
  const statement = replicaUrl ? POLL_FOR_REPLICA : POLL;
  const [found] = (await client.query<Poll>(statement, [last?.snapshot ?? null])).rows;
  if (!found) return;
  if (replicaUrl) {
    // Not this version: with synchronous_commit off a change is seen before it is on the disk.
    void checkReplica(replicaUrl, COUNTERS, { lsn: found.lsn, system: found.system, version: before, at: Date.now() });
    before = known;
    // Answers are as old as what they were read from.
    found.counters = replicaCounters() ?? found.counters;
  }
  const wasAsleep = Date.now() - lastAt > ASLEEP_MS;
  // A restarted server may have lost the rows of the last seconds.
  const isAnother = found.started !== last?.started;
  if (found.changes.some((id) => !notified.has(id)) || wasAsleep || isAnother) bumpVersion();
  for (const id of found.changes) notified.delete(id);
  // A notification that came after the poll which has found the same.
  if (notified.size > MAX_NOTIFIED) notified.clear();
  // Not the text itself: counts that are reset may say once more what they said when an answer was made.
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
      // An outage is told by the pages themselves.
      if (!hasComplained && !(toUnavailable(error) instanceof DomainError)) {
        logError(error, 'Changes of the gallery cannot be followed, so every page is made anew');
        hasComplained = true;
      }
    });
    client.end().catch(() => undefined);
    await delay(POLL_MS, undefined, { ref: false });
  }
}

const CHANGED = 'gallery changed';
/** Longest wait for a process that is busy or starting, in ms; the database tells all of them too. */
const BROADCAST_MS = 250;

/** From now on the version rises with changes by other processes of this machine, and by anyone in the database. */
export function subscribeToChanges(databaseUrl: string, replicaUrl?: string): void {
  answerQuestion(CHANGED, bumpVersion);
  void followForever(databaseUrl, replicaUrl);
}

/** Resolves when no process of this machine gives an older answer; the database's notification may come after the next request. */
export async function broadcastChange(): Promise<void> {
  bumpVersion();
  // The jobs keep no answers, and may be busy.
  await askAllProcesses(CHANGED, { timeout: BROADCAST_MS, component: 'worker' });
}

export async function forgetGalleryChanges(em: EntityManager): Promise<void> {
  await em.nativeDelete(GalleryChange, { madeAt: { $lt: ago(KEPT_MS) } });
}

const MAX_FACTS = 200;
const facts = new LRUCache<string, { version: number; value: Promise<unknown> }>({ max: MAX_FACTS });
const sharing = new AsyncLocalStorage<true>();

/** Runs work whose outcome is for everybody: it may read facts as old as the known version. */
export const inSharedScope = <Outcome>(work: () => Outcome): Outcome =>
  sharing.run(true, () => withReplicaReads(galleryVersion()?.version, work));

/** A fact about the whole gallery, read once for each version of it, for work that is `inSharedScope`. */
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
