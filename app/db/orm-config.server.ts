import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { Driver } from './driver.server';
import { entities } from './entities';
import { migrations } from './migrations';

export const ormConfig = defineConfig({
  driver: Driver,
  clientUrl: env.DATABASE_URL,
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
  pool: { min: 0, max: 8, acquireTimeoutMillis: 5000 },
});
