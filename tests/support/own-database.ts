import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database';

/** One database for all tests of a file. */
export function ownDatabase(): Pick<TestDatabase, 'url' | 'orm'> & { em: () => EntityManager } {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase());
  });
  afterAll(() => database.close?.());
  return Object.assign(database, { em: () => database.orm.em.fork() });
}
