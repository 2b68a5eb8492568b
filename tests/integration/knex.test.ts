import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Knex, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ago } from '~/db/clock.server';
import { errorWords } from '~/db/database-errors.server';
import { Session } from '~/db/entities/administrator.entity';
import { connectionStore, limitStatements } from '~/db/knex.server';
import { connectOrm, poolState } from '~/db/orm.server';
import { prepared, query as runQuery, sql } from '~/db/sql.server';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { query } from '../support/query';

/** What app/db/knex.server.ts relies on: each of these would fail silently with another knex or ORM. */
let database: TestDatabase;
let orm: MikroORM;
let knex: Knex;
beforeAll(async () => {
  database = await openTestDatabase();
  // With the site's statement timeout.
  orm = await connectOrm(database.url);
  knex = orm.em.getKnex();
});
afterAll(async () => {
  await orm.close();
  await database.close();
});

test('only one file knows knex', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const knowing = files.filter((name) => /knex(?!\.server')/i.test(readFileSync(path.join('app', name), 'utf8')));
  expect(knowing.map((name) => name.replaceAll('\\', '/'))).toEqual(['db/knex.server.ts']);
});

test('a connection of its own gets the limit for statements, a lent one does not', async () => {
  expect(await query(orm.em.fork(), 'show statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
  const lent = new pg.Client({ connectionString: database.url });
  await lent.connect();
  Object.assign(lent, { processID: 1 });
  await promisify(limitStatements(5000))(lent as never);
  expect((await lent.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  await lent.end();
});

test('a connection whose statement still runs is not used again', async () => {
  const busy = await knex.client.acquireConnection();
  const slept = busy.query('select pg_sleep(2)').catch(() => undefined);
  await knex.client.releaseConnection(busy);
  const next = await knex.client.acquireConnection();
  await knex.client.releaseConnection(next);
  expect(next).not.toBe(busy);
  await slept;
});

test('the pool reports what is in use', async () => {
  const connection = await knex.client.acquireConnection();
  const { used } = poolState();
  await knex.client.releaseConnection(connection);
  expect([used, poolState().used, poolState().free]).toEqual([1, 0, 1]);
});

test('an error has the statement before its message, and its values can be removed', async () => {
  const raw = await knex.raw('select ?::int from no_such_table', ['1']).catch((error) => error);
  expect(raw.message).toMatch(/^select .+ - relation "no_such_table" does not exist$/);
  const error = await query(orm.em.fork(), 'select 1 from no_such_table').catch((caught) => caught);
  expect(errorWords(error)).toBe('relation "no_such_table" does not exist');
});

test('SQL fragments among the ORM’s values are distinguished from values', async () => {
  expect(await orm.em.fork().find(Session, { createdAt: { $lt: ago(1000) }, id: 'x?' })).toEqual([]);
});

test('rate limits use a connection of the pool and return it', async () => {
  const { storeClient, storeType } = connectionStore(orm.em.fork());
  expect(storeType).toBe('knex');
  const connection = await storeClient.client.acquireConnection();
  expect((await connection.query({ text: 'select $1::int as n', values: [7] })).rows).toEqual([{ n: 7 }]);
  await storeClient.client.releaseConnection(connection);
  expect(poolState().used).toBe(0);
});

test('a prepared statement keeps its plan, and is sent without a name if a pooler loses it', async () => {
  const em = orm.em.fork();
  const add = (n: number) => runQuery(em, prepared(sql<{ sum: number }>`select ${n}::int + 1 as sum`));
  const names = async () => (await query(em, 'select name from pg_prepared_statements')).length;
  expect([await add(1), await add(2), await names()]).toEqual([[{ sum: 2 }], [{ sum: 3 }], 1]);
  await query(em, 'deallocate all');
  expect([await add(3), await add(4), await names()]).toEqual([[{ sum: 4 }], [{ sum: 5 }], 0]);
  expect(poolState().used).toBe(0);
});
