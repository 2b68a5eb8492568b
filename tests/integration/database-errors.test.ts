import { type EventEmitter, once } from 'node:events';
import { inspect } from 'node:util';
import type { EntityManager, Knex, MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toTransientError } from '~/db/database-errors.server';
import { withDeadline } from '~/db/deadline.server';
import { Subscriber } from '~/db/entities/subscriber.entity';
import { connectOrm } from '~/db/orm.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const database = ownDatabase();

let impatient: MikroORM;

beforeAll(async () => {
  impatient = await connectOrm(database.url, 300);
});
afterAll(async () => {
  await impatient.close();
});

test('a statement that takes too long is an outage, with a message and a time to retry', async () => {
  const outage = {
    code: 'unavailable',
    message: 'We’ll be back shortly. Please try again later.',
    details: { retryAfter: 5 },
  };
  // Either side may time out first.
  await expect(query(impatient.em.fork(), 'select pg_sleep(20)')).rejects.toMatchObject(outage);
  const ended = database.orm.em.fork().transactional(async (tx) => {
    await query(tx, `set local statement_timeout = '200ms'`);
    await query(tx, 'select pg_sleep(20)');
  });
  await expect(ended).rejects.toMatchObject(outage);
});

/** Errors of the driver and the ORM about a connection lost between two statements have no code. */
describe('a connection lost within a transaction is an outage', () => {
  const steps: Record<string, (tx: EntityManager) => Promise<unknown>> = {
    'to a statement': (tx) => query(tx, 'select 1'),
    'to the ORM': (tx) => tx.find(Subscriber, {}),
    'to a transaction within it': (tx) => tx.transactional((inner) => query(inner, 'select 1')),
    'to its end': async () => undefined,
  };

  test.each(Object.keys(steps))('%s', async (step) => {
    const em = database.orm.em.fork();
    const ended = em.transactional(async (tx) => {
      const [own] = await query<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
      const socketOf: { connection: EventEmitter } = await tx
        .getTransactionContext<Knex.Transaction>()
        ?.client.acquireConnection();
      const closed = once(socketOf.connection, 'end');
      await query(database.orm.em.fork(), 'select pg_terminate_backend(?)', [own?.pid]);
      await closed;
      await steps[step]?.(tx);
    });
    const error = toTransientError(await ended.catch((caught: unknown) => caught));
    expect(error).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  });
});

test('an error has its code and no values of rows', async () => {
  const em = database.orm.em.fork();
  await query(em, `insert into subscriber (email) values ('reader@example.org')`);
  const failures: [string, unknown[], string][] = [
    ['insert into subscriber (email) values (?)', ['READER@example.org'], '23505'],
    ['insert into subscriber (email, status) values (?, ?)', ['reader-two@example.org', 'wrong'], '23514'],
  ];
  for (const [sql, params, code] of failures) {
    const error = await query(em, sql, params).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 5 })).not.toMatch(/reader|READER/);
  }
  em.create(Subscriber, { email: 'READER@example.org', confirmationHash: null });
  const error = await em.flush().catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: '23505' });
  expect(inspect(error, { depth: 5 })).not.toMatch(/reader|READER/);
});

test('queries of the ORM end at the deadline of the request too', async () => {
  await database.orm.em.fork().transactional(async (tx) => {
    await query(tx, 'lock table subscriber in access exclusive mode');
    const asked = withDeadline(performance.now() + 100, () => database.orm.em.fork().find(Subscriber, {}));
    await expect(asked).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
