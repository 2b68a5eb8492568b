import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** Starts after this transaction. */
export async function addSignInJob(tx: EntityManager, name: string, payload: object, attempts: number): Promise<void> {
  await query(tx)`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${attempts}::int)`;
}
