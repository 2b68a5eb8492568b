import type { MikroORM } from '@mikro-orm/postgresql';
import { connectOrm } from '~/db/orm.server';
import { createMigratedDatabaseOn, databaseServer } from './database-server';

export interface TestDatabase {
  url: string;
  orm: MikroORM;
  close(): Promise<void>;
}

/** A new migrated database without other content. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = databaseServer();
  if (!server) throw new Error('These tests need the database that Vitest starts: npx vitest run');
  const { url, drop } = await createMigratedDatabaseOn(server);
  // Without the site's statement timeout, which the many rows of a test exceed on a busy machine.
  const orm = await connectOrm(url, 0);
  return {
    url,
    orm,
    close: async () => {
      await orm.close();
      await drop();
    },
  };
}
