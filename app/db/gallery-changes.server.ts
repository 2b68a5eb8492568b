import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How often the database is asked for changes, in ms: notifications come sooner, but not through every kind of line. */
const POLL_MS = 800;
/** How long the last answer is believed, in ms. */
const TRUST_MS = 2500;
/** Rows of gallery_change are kept for an hour; a process that slept for longer cannot tell what it missed. */
const ASLEEP_MS = 60_000;

let version = 0;
let counters = '';
let confirmedAt = Number.NEGATIVE_INFINITY;

/** What public pages can show has changed. */
export function noteGalleryChange(): void {
  version += 1;
}

/**
 * Moves with every change of what public pages can show, `counters` with downloads and visitors, about a second later.
 * Null while nobody can tell: before the first answer of the database, and when it is away.
 */
export function galleryVersion(): { version: number; counters: string } | null {
  return Date.now() - confirmedAt < TRUST_MS ? { version, counters } : null;
}

/** Changes that were committed since a snapshot, whatever the order of their transactions, and what has been counted today. */
const POLL = `
  select pg_current_snapshot()::text as snapshot,
    exists (
      select from gallery_change where transaction >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ) as changed,
    concat(
      (select sum(downloads) from download_day where day = (now() at time zone 'UTC')::date), ' ',
      (select sum(visitors) from visitor_day where day = (now() at time zone 'UTC')::date)
    ) as counters`;

async function follow(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('listen gallery_change');
  client.on('notification', noteGalleryChange);
  noteGalleryChange();
  for (let snapshot: string | null = null; ; await delay(POLL_MS, undefined, { ref: false })) {
    const { rows }: pg.QueryResult = await client.query(POLL, [snapshot]);
    const wasAsleep = Date.now() - confirmedAt > ASLEEP_MS;
    if (rows[0].changed || wasAsleep) noteGalleryChange();
    ({ snapshot, counters } = rows[0]);
    confirmedAt = Date.now();
  }
}

/** Follows the changes of the gallery from now on, on a connection of its own. */
export async function watchGalleryChanges(databaseUrl: string): Promise<never> {
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
    // An outage is told by the pages themselves.
    await follow(client).catch(doubt);
    client.end().catch(() => undefined);
    await delay(POLL_MS, undefined, { ref: false });
  }
}

const facts = new Map<string, { version: number; value: Promise<unknown> }>();
const sharing = new AsyncLocalStorage<true>();

/** Runs work whose outcome is for everybody: what it reads through `whileUnchanged` is as old as the known version. */
export const forEverybody = <Outcome>(work: () => Outcome): Outcome => sharing.run(true, work);

/**
 * A fact about the whole gallery, read once for each version of it. Whoever changes the gallery reads it anew, always: only
 * work that is `forEverybody` gets what is remembered.
 * @param name one of few: what is remembered is never forgotten, only replaced
 */
export function whileUnchanged<Fact>(name: string, read: () => Promise<Fact>): Promise<Fact> {
  const known = sharing.getStore() ? galleryVersion() : null;
  if (!known) return read();
  const fact = facts.get(name);
  if (fact?.version === known.version) return fact.value as Promise<Fact>;
  const value = read();
  facts.set(name, { version: known.version, value });
  value.catch(() => facts.delete(name));
  return value;
}
