import type { MikroORM, Transaction } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { DomainError } from '../lib/errors';
import { MIGRATION_LOCK, withLock } from './locks.server';
import { FOLDED, isBeforeBaseline, madeMigrations, migrations, WAY_HERE } from './migrations';
import { connectOrm } from './orm.server';
import { missingRights, requireServer } from './requirements.server';
import { query } from './sql.server';

/** It has changed nothing, and the steps before it stand. */
class MigrationFailure extends DomainError {
  override name = 'MigrationFailure';

  constructor(step: string, cause: unknown) {
    const { message } = (cause as Error).cause instanceof Error ? ((cause as Error).cause as Error) : (cause as Error);
    super('conflict', `The migration ${step} failed and changed nothing: ${message}`);
    this.cause = cause;
  }
}

export function refuseOtherSchema(executed: string[], steps = migrations): void {
  if (isBeforeBaseline(executed)) {
    throw new DomainError('conflict', `This database belongs to an earlier version of Tapeta. ${WAY_HERE}`);
  }
  const unknown = madeMigrations(executed).find((name) => !steps.some((step) => step.name === name));
  if (unknown === undefined) return;
  throw new DomainError(
    'conflict',
    `This database belongs to a later version of Tapeta, which has made the step ${unknown}: start that version, or restore a backup from before into a new, empty site.`,
  );
}

/** Of several processes one migrates, the others wait. @throws MigrationFailure, conflict for a database of another version */
export async function migrateDatabase(url: string, steps = migrations): Promise<void> {
  await withMigrator(url, steps, runPending);
}

/** Brings an empty gallery to an earlier schema, that of the given migrations. */
export async function revertToMigrations(url: string, names: string[]): Promise<void> {
  await withMigrator(url, migrations, async (orm) => {
    if (madeMigrations(await executedNames(orm)).length === names.length) return;
    // After a kill, the former names would stand for tables that are gone.
    await query(orm.em.fork())`delete from migration where name = any(${FOLDED})`;
    await orm.migrator.down({ to: 0 });
    await runPending(orm, names.length);
  });
}

function withMigrator(url: string, steps: typeof migrations, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  return withLock(url, MIGRATION_LOCK, async (client) => {
    const dbName = await requireServer(client);
    try {
      const orm = await connectOrm(url, 0, { steps, dbName });
      try {
        refuseOtherSchema(await executedNames(orm), steps);
        await noteBaseline(orm);
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

const executedNames = async ({ migrator }: MikroORM) =>
  (await migrator.getExecutedMigrations()).map(({ name }) => name);

/** Of a database that has its schema under former names. These stay, for nodes of the version before that still serve. */
async function noteBaseline(orm: MikroORM): Promise<void> {
  const executed = await executedNames(orm);
  for (const name of madeMigrations(executed).filter((made) => !executed.includes(made))) {
    await query(orm.em.fork())`insert into migration (name) values (${name})`;
  }
}

/** Each step in a transaction of its own, in which it is also noted: a kill leaves it done and noted, or neither. */
async function runPending({ em, migrator }: MikroORM, most = Number.POSITIVE_INFINITY): Promise<void> {
  const pending = await migrator.getPendingMigrations();
  for (const { name } of pending.slice(0, most)) {
    try {
      await em.fork().transactional(async (tx) => {
        await query(tx)`set local statement_timeout = 0`;
        await migrator.up({ migrations: [name], transaction: tx.getTransactionContext() as Transaction });
      });
    } catch (error) {
      throw new MigrationFailure(name, error);
    }
  }
}
