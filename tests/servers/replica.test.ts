/** A streaming replica: public reads go there, and always show the latest changes. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres';
import { type Site, startSite } from '../support/site';
import { until } from '../support/until';

// Each test starts its own sites and servers.
vi.setConfig({ testTimeout: 180_000 });

let primary: OwnPostgres;
let replica: OwnPostgres;
let site: Site;
let admin: Send;
let visitor: Send;
let id: number;

const isReplaying = async () => {
  const [state] = await primary.run<{ same: boolean }>(
    'select replay_lsn = pg_current_wal_lsn() as same from pg_stat_replication',
  );
  return state?.same === true;
};

const LOST = 'The read replica is not used, and reads go to the primary';
const AGAIN = 'The read replica is used again.';
/** Counts the messages, because a busy machine may lose the replica more than once. */
const said = (words: string) => site.log().split(words).length - 1;

let asked = 0;
/** Uses a new address, so that the answer is not cached. */
async function seenNow(send: Send): Promise<{ downloads: number; title: string }> {
  asked += 1;
  const { status, body } = await send('GET', `/api/wallpapers?minWidth=${asked}`);
  expect(status).toBe(200);
  return body[0];
}

const countDownloads = (downloads: number) =>
  primary.run(`update download_count set downloads = ${downloads}`, 'tapeta');

/** Increases a count on the primary, which the paused replica does not see. */
async function readsReplica(): Promise<boolean> {
  await countDownloads(1000 + asked);
  return (await seenNow(visitor)).downloads < 1000;
}

beforeAll(async () => {
  primary = await startOwnPostgres();
  replica = await startOwnPostgres(primary);
  const env = { DATABASE_REPLICA_URL: replica.url({ query: 'application_name=reads' }) };
  site = await startSite({ env, databaseUrl: primary.url() });
  admin = await administrator(site);
  visitor = client(site.url);
  id = (await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } })).body.id;
  await until(
    'the upload is finished',
    async () => (await primary.run('select from graphile_worker._private_jobs', 'tapeta')).length === 0,
  );
});
afterAll(async () => {
  await site?.stop();
  await replica?.remove();
  await primary?.remove();
});

it('answers public reads, but never the administrator', async () => {
  await until('the replica has everything', isReplaying);
  const lastOf = () =>
    replica.run<{ query: string }>(`select query from pg_stat_activity where application_name = 'reads'`);
  await until('the replica is read', async () => {
    await seenNow(visitor);
    return (await lastOf()).some(({ query }) => /from "?wallpaper/.test(query));
  });
  await replica.run('select pg_wal_replay_pause()');
  expect(await readsReplica()).toBe(true);
  expect((await seenNow(admin)).downloads).toBeGreaterThanOrEqual(1000);
});

it('shows a change at once that the replica does not have yet', async () => {
  for (const title of ['Changed once', 'Changed again']) {
    expect(
      (await admin('PUT', `/api/wallpapers/${id}`, { json: { title, resolution: '1x1', fileSize: '1 KB' } })).status,
    ).toBe(200);
    expect((await seenNow(visitor)).title).toBe(title);
    expect((await visitor('GET', `/wallpaper/${id}`)).body).toContain(title);
  }
});

it('is not used when it is late, and used again when it has caught up', async () => {
  await until('it is said', () => said(LOST) > said(AGAIN));
  expect(await readsReplica()).toBe(false);
  await replica.run('select pg_wal_replay_resume()');
  await until('it is used again', () => said(LOST) === said(AGAIN));
});

it('does not fail any request when it goes down', async () => {
  const statuses = new Set<number>();
  let isStopped = false;
  const asking = (async () => {
    while (!isStopped) statuses.add((await visitor('GET', `/api/wallpapers?minWidth=${++asked}`)).status);
  })();
  await replica.stop();
  await until('it is said', () => said(LOST) > said(AGAIN));
  await seenNow(visitor);
  isStopped = true;
  await asking;
  expect(statuses).toEqual(new Set([200]));
  await replica.start();
  await until('it is used again', () => said(LOST) === said(AGAIN));
});

it('is refused when it belongs to another database', async () => {
  const env = { DATABASE_REPLICA_URL: primary.url() };
  const other = await startSite({ env, databaseUrl: primary.url() });
  try {
    await until('it is said', () =>
      other.log().includes('DATABASE_REPLICA_URL does not point to a replica of the database in DATABASE_URL.'),
    );
    expect((await client(other.url)('GET', '/')).status).toBe(200);
  } finally {
    await other.stop();
  }
});
