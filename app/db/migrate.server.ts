import { Migrator } from '@mikro-orm/migrations';
import type { MigrationObject, MikroORM, Transaction } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { log } from '~/platform/log.server';
import { DomainError } from '../lib/errors';
import { messagesOf } from '../messages/messages';
import { MIGRATION_LOCK, withLock } from './locks.server';
import { migrations } from './migrations';
import { BASELINE, isBeforeBaseline, madeMigrations, migrationNames } from './migrations/names';
import { connectOrm } from './orm.server';
import { missingRights, requireServer } from './requirements.server';
import { query } from './sql.server';

/** The failed step changed nothing, and the steps before it are kept. */
class MigrationFailure extends DomainError {
  override name = 'MigrationFailure';

  constructor(step: string, cause: unknown) {
    const { message } = (cause as Error).cause instanceof Error ? ((cause as Error).cause as Error) : (cause as Error);
    super('conflict', messagesOf('database').migrationFailed(step, message));
    this.cause = cause;
  }
}

export function refuseOtherSchema(executed: string[], known: readonly string[] = migrationNames): void {
  if (isBeforeBaseline(executed)) {
    throw new DomainError('conflict', messagesOf('database').earlierTapeta);
  }
  const unknown = madeMigrations(executed).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new DomainError('conflict', messagesOf('database').laterTapeta(unknown));
}

/** One process migrates while others wait. @throws MigrationFailure, conflict for a database of another version */
export async function migrateDatabase(url: string, steps = migrations): Promise<void> {
  await withMigrator(url, steps, runPending);
}

/** Reverts an empty gallery to the schema of the given migrations. */
export async function revertToMigrations(url: string, names: string[]): Promise<void> {
  await withMigrator(url, migrations, async (orm) => {
    if (madeMigrations(await executedNames(orm)).length === names.length) return;
    // Nothing can revert those that the baseline replaced.
    await query(orm.em.fork())`delete from migration where name < ${BASELINE}`;
    await orm.migrator.down({ to: 0 });
    await runPending(orm, names.length);
  });
}

function withMigrator(url: string, steps: MigrationObject[], work: (orm: MikroORM) => Promise<void>): Promise<void> {
  return withLock(url, MIGRATION_LOCK, async (client) => {
    const dbName = await requireServer(client);
    try {
      const orm = await connectMigrator(url, steps, dbName);
      try {
        refuseOtherSchema(
          await executedNames(orm),
          steps.map(({ name }) => name),
        );
        await work(orm);
      } finally {
        await orm.close();
      }
      await runMigrations({ connectionString: url });
    } catch (error) {
      throw (await missingRights(client).catch(() => null)) ?? error;
    }
  });
}

export const connectMigrator = (url: string, steps: MigrationObject[], dbName?: string): Promise<MikroORM> =>
  connectOrm(url, 0, {
    ...(dbName && { dbName }),
    extensions: [Migrator],
    migrations: {
      migrationsList: steps,
      tableName: 'migration',
      // Each migration is recorded within its own transaction.
      allOrNothing: true,
      snapshot: false,
      silent: true,
    },
  });

const executedNames = async ({ migrator }: MikroORM) =>
  (await migrator.getExecutedMigrations()).map(({ name }) => name);

/** Each step runs and is recorded in one transaction, so that a kill leaves both or neither. */
async function runPending({ em, migrator }: MikroORM, most = Number.POSITIVE_INFINITY): Promise<void> {
  const pending = await migrator.getPendingMigrations();
  const isNew = (await migrator.getExecutedMigrations()).length === 0;
  for (const { name } of pending.slice(0, most)) {
    const begin = performance.now();
    try {
      await em.fork().transactional(async (tx) => {
        await query(tx)`set local statement_timeout = 0`;
        await migrator.up({ migrations: [name], transaction: tx.getTransactionContext() as Transaction });
      });
    } catch (error) {
      throw new MigrationFailure(name, error);
    }
    if (!isNew) log.info(messagesOf('database').migrated(name, Math.round(performance.now() - begin)));
  }
}
