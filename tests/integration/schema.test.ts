import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '~/db/entities/index';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('every entity can be read from the migrated tables', async () => {
  expect(entities.length).toBeGreaterThan(0);
  for (const entity of entities) {
    expect(await database.orm.em.fork().find(entity as never, {}, { limit: 1 })).toBeInstanceOf(Array);
  }
});
