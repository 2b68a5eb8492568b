import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connectOrm } from './orm.server';

/** Any number, the same everywhere: whoever holds it migrates. */
const MIGRATION_LOCK = 7_382_901;

/** Brings the schema up to date. Several processes may call it at once: one migrates, the others wait for it. */
export async function migrateDatabase(url: string): Promise<void> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const orm = await connectOrm(url, 0);
    try {
      await orm.migrator.up();
    } finally {
      await orm.close();
    }
    await runMigrations({ connectionString: url });
  } finally {
    await lock.end();
  }
}
