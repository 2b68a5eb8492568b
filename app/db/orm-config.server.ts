import { defineConfig } from '@mikro-orm/postgresql';
import { env } from '../lib/env.server';
import { entities } from './entities';
import { Driver } from './knex.server';

export const ormConfig = defineConfig({
  driver: Driver,
  // The URL goes straight to the driver: the ORM would only keep host, user and database and drop the rest, TLS included.
  dbName: 'tapeta',
  driverOptions: { connection: { connectionString: env.DATABASE_URL } },
  entities,
  forceUtcTimezone: true,
  discovery: { disableDynamicFileAccess: true },
  preferReadReplicas: false,
  // Two stay open, or the first page after a quiet minute would wait for them. Longer waits for a connection would only queue
  // visitors behind a database that is down.
  pool: { min: 2, max: 8, acquireTimeoutMillis: 5000 },
});
