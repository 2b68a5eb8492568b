import pg, { type Client } from 'pg';

/** PostgreSQL's advisory locks. Lock order: file keys, likenesses, category, tag, wallpaper, wallpaper_tag; rows of one table by id. */

export const MIGRATION_LOCK = 7_382_901;

/** Held while a wallpaper is added with a given id. */
export const CLAIM_ID_LOCK = 7_382_903;

/** Held by a backup or a restore, and shared by code that deletes files permanently. */
export const KEEP_FILES_LOCK = 7_382_902;

/** Held while drafts are published, so that they are published in their order. Taken before all others. */
export const PUBLISH_LOCK = 7_382_904;

/** Held while drafts get their times, so that no two get the same. */
export const PLAN_LOCK = 7_382_905;

/** Overrides timeouts of the role or the URL: the lock may take long, and its connection idles during the work. */
const WITHOUT_TIMEOUTS = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

/** Holds the lock in its own transaction, because a pooler would keep a session's lock. @param refusal thrown instead of waiting */
export async function withLock<T>(
  url: string,
  lock: number,
  work: (client: Client) => Promise<T>,
  refusal?: Error,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(WITHOUT_TIMEOUTS);
    if (refusal) {
      const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [lock]);
      if (!rows[0].taken) throw refusal;
    } else {
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
    }
    return await work(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
}
