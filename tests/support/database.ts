import type { MikroORM } from '@mikro-orm/postgresql';
import { connectOrm } from '~/db/orm.server';
import { createDatabaseOn, databaseServer } from './database-server';

export interface TestDatabase {
  url: string;
  orm: MikroORM;
  close(): Promise<void>;
}

/** Set by tests/support/postgres.ts: a migrated database to copy. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/** A new database of its own, migrated, with nothing in it but what the migrations put there. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = databaseServer();
  if (!server) throw new Error('These tests need the database that Vitest starts: npx vitest run');
  const { url, drop } = await createDatabaseOn(server, process.env[TEMPLATE_VARIABLE]);
  const orm = await connectOrm(url);
  return {
    url,
    orm,
    close: async () => {
      await orm.close();
      await drop();
    },
  };
}
