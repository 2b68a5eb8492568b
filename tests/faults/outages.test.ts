import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toTransientError } from '~/db/database-errors.server';
import { Session } from '~/db/entities/administrator.entity';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { query } from '../support/query';

const BACK = 'We’ll be back shortly. Please try again later.';

let database: TestDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failing = (code: string) => query(em(), `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);

describe('PostgreSQL’s errors become messages', () => {
  test.each([
    ['57P01', 'a shutdown', BACK],
    ['57014', 'a statement that took too long', BACK],
    ['53300', 'too many connections', BACK],
    ['53100', 'a full disk', 'Storage is full. Nothing was saved.'],
  ])('%s, %s', async (code, _what, message) => {
    await expect(failing(code)).rejects.toMatchObject({ code: 'unavailable', message, details: { retryAfter: 5 } });
  });

  test.each(['40P01', '55P03'])('%s, a conflict with another transaction', async (code) => {
    const error = await failing(code).catch(toTransientError);
    expect(error).toMatchObject({ code: 'unavailable', message: 'The gallery is busy. Try again later.' });
  });

  test('no connection in time', () => {
    // This error of pg has no code.
    expect(toTransientError(new Error('timeout expired'))).toMatchObject({ code: 'unavailable', message: BACK });
  });

  test('any other error stays the same', async () => {
    await expect(failing('22012')).rejects.toMatchObject({ code: '22012' });
  });
});

test('with every connection in use, no request waits longer than five seconds', async () => {
  let letGo: () => void = () => undefined;
  const goesOn = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Also after a failure, because open connections can't be closed otherwise.
  onTestFinished(() => letGo());
  let taken = 0;
  const busy = Array.from({ length: 8 }, () =>
    em().transactional(async (tx) => {
      await query(tx, 'select 1');
      taken += 1;
      await goesOn;
    }),
  );
  await expect.poll(() => taken).toBe(8);
  expect(em().getKnex().client.pool.acquireTimeoutMillis).toBe(5000);
  // All of them are still in use when the answer arrives.
  const secret = 'e'.repeat(64);
  const [error, inTransaction, found] = await Promise.all(
    [
      query(em(), 'select 1'),
      em().transactional((tx) => query(tx, 'select 1')),
      em().findOne(Session, { id: secret }),
    ].map((waiting) => waiting.catch((caught: unknown) => caught)),
  );
  expect(error).toMatchObject({ code: 'unavailable', message: BACK, cause: { name: 'KnexTimeoutError' } });
  expect(toTransientError(inTransaction)).toMatchObject({ code: 'unavailable', message: BACK });
  // MikroORM only passes on the message. The log must not contain anything of the query.
  expect(toTransientError(found)).toMatchObject({ code: 'unavailable', message: BACK });
  expect(inspect(found, { depth: 10 })).not.toContain(secret);
  letGo();
  await Promise.all(busy);
  expect(await query(em(), 'select 1 as one')).toEqual([{ one: 1 }]);
});
