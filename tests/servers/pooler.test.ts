/** Behind PgBouncer in transaction mode, each statement may use another session, and the database may have another name. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEEP_FILES_LOCK, withLock } from '~/db/locks.server';
import { connectOrm } from '~/db/orm.server';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { runCommand } from '../support/command';
import { createDatabaseOn, type Database, databaseServer } from '../support/database-server';
import { type Pooler, startPgBouncer } from '../support/pgbouncer';
import { emptyDir } from '../support/pictures';
import { query } from '../support/query';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let database: Database;
let pooler: Pooler;
let site: Site;
let admin: Send;

/** A direct connection, without the pooler. */
const look = <Row extends object>(statement: string) => inDatabase<Row>({ databaseUrl: database.url }, statement);

beforeAll(async () => {
  database = await createDatabaseOn(databaseServer() ?? '');
  pooler = await startPgBouncer(database.url);
  site = await startSite({ env: { WEB_CONCURRENCY: '2' }, databaseUrl: pooler.url });
  admin = await administrator(site);
});
afterAll(async () => {
  await site?.stop();
  await pooler.stop();
  await database.drop();
});

it('migrates, serves, accepts uploads and finishes their jobs', async () => {
  const uploaded = await Promise.all(
    Array.from({ length: 6 }, async () => admin('POST', '/api/wallpapers', { form: { image: await newPicture() } })),
  );
  expect(uploaded.map(({ status }) => status)).toEqual(uploaded.map(() => 201));
  await until('all jobs are done', async () => (await look('select from graphile_worker._private_jobs')).length === 0);
  expect(await look('select from wallpaper where avif')).toHaveLength(6);
  const visitor = client(site.url);
  for (const page of [
    '/',
    '/?q=sea',
    '/category/nature',
    '/feed.xml',
    `/wallpaper/${uploaded[0]?.body.id}`,
    '/api/wallpapers',
  ])
    expect((await visitor('GET', page)).status, page).toBe(200);
});

it('shows changes by another machine on every page', async () => {
  const visitor = client(site.url);
  const id = (await visitor('GET', '/api/wallpapers')).body[0].id;
  await look(`update wallpaper set title = 'Changed elsewhere' where id = ${id}`);
  await expect
    .poll(async () => (await visitor('GET', `/wallpaper/${id}`)).body.includes('Changed elsewhere'))
    .toBe(true);
});

it('leaves no lock behind, so it can start again', async () => {
  await withLock(pooler.url, KEEP_FILES_LOCK, async () => {
    await expect(withLock(pooler.url, KEEP_FILES_LOCK, async () => 1, new Error('taken'))).rejects.toThrow('taken');
  });
  const settings = { DATABASE_URL: pooler.url, DATA_DIR: site.dataDir };
  const backup = path.join(await emptyDir(), 'backup.tar');
  for (const [command, words] of [
    ['backup', [backup]],
    ['verify', []],
    ['verify', []],
  ] as const) {
    expect(await runCommand(command, [...words], settings), command).toMatchObject({ code: 0 });
  }
  expect(
    await look(`select from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`),
  ).toEqual([]);

  const other = await createDatabaseOn(databaseServer() ?? '');
  const otherPooler = await startPgBouncer(other.url);
  const restored = { DATABASE_URL: otherPooler.url, DATA_DIR: await emptyDir() };
  expect(await runCommand('restore', [backup], restored)).toMatchObject({ code: 0 });
  expect(await runCommand('verify', ['--quick'], restored)).toMatchObject({ code: 0 });
  await otherPooler.stop();
  await other.drop();
});

// Settings of a session are not possible, because the next client may get the same session.
it('still answers in time when a statement takes too long', async () => {
  const orm = await connectOrm(pooler.url, 300);
  try {
    await expect(query(orm.em.fork(), 'select pg_sleep(2)')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await query(orm.em.fork(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await look(`select from pg_db_role_setting`)).toEqual([]);
  } finally {
    await orm.close();
  }
});
