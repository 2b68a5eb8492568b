/** Transactions that get along with others: changes of many rows wait for nobody for long, so that no upload and no visitor is caught in a deadlock with them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf, DomainError } from '../lib/errors';
import { query, sql } from './sql.server';

/** Shorter than PostgreSQL's deadlock_timeout of a second, at whose end it would end one of the two, maybe the other. */
const LONGEST_WAIT = '100ms';

/** PostgreSQL has ended one of two transactions that waited for each other. */
const DEADLOCK = '40P01';

/** A lock not had in time, a deadlock, a slug that somebody else took at the same moment. */
const GIVEN_WAY = ['55P03', DEADLOCK, '23505'];

const MAX_ATTEMPTS = 30;

const MAX_DEADLOCKS = 5;

/** Runs a short change in a transaction, and once more when another one has locked up with it. */
export async function retryingDeadlocks<T>(em: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let deadlocks = 0; ; deadlocks += 1) {
    try {
      return await em.fork().transactional(work);
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || deadlocks === MAX_DEADLOCKS) throw error;
    }
  }
}

/** Runs work in a transaction; answers null, with nothing changed, when somebody else was in the way. */
export async function tryTransaction<T extends object>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T | null> {
  try {
    return await em.fork().transactional(async (tx) => {
      await query(tx, sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`);
      return work(tx);
    });
  } catch (error) {
    if (!GIVEN_WAY.includes(codeOf(error))) throw error;
    await sleep(50 + Math.random() * 50);
    return null;
  }
}

/** The same, tried again until it is through. @throws unavailable */
export async function retryOnConflict<T extends object>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await tryTransaction(em, work);
    if (result) return result;
  }
  throw new DomainError('unavailable', 'The gallery is busy. Please try again later.', { retryAfter: 5 });
}
