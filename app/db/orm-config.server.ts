import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { entities } from './entities';
import { Driver } from './knex.server';
import { migrations } from './migrations';

export const ormConfig = defineConfig({
  driver: Driver,
  // The URL goes to the driver itself: the ORM would take host, user and database out of it and drop the rest, TLS too.
  dbName: 'tapeta',
  driverOptions: { connection: { connectionString: env.DATABASE_URL } },
  entities,
  extensions: [Migrator],
  forceUtcTimezone: true,
  discovery: { disableDynamicFileAccess: true },
  migrations: {
    migrationsList: migrations,
    tableName: 'migration',
    // The note that a migration has run belongs to its own transaction.
    allOrNothing: true,
    snapshot: false,
    silent: true,
  },
  // Waiting longer than this for a connection would only queue people up behind a database that is not coming.
  preferReadReplicas: false,
  pool: { min: 0, max: 8, acquireTimeoutMillis: 5000 },
});
