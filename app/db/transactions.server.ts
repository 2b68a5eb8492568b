import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, errorCode } from '../lib/errors';
import { messagesOf } from '../messages/messages';
import { query } from './sql.server';

/** Shorter than PostgreSQL's deadlock_timeout of 1 s, after which it aborts either transaction, maybe the other one. */
const LONGEST_WAIT = '100ms';

const DEADLOCK = '40P01';

/** Lock timeout, deadlock, and a unique slug taken at the same moment. */
const GIVEN_WAY = ['55P03', DEADLOCK, '23505'];

const MAX_ATTEMPTS = 30;

const MAX_DEADLOCKS = 5;

/** Runs a short change in a transaction, or in the current one, and repeats it after a deadlock. */
export async function retryingDeadlocks<T>(em: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let deadlocks = 0; ; deadlocks += 1) {
    try {
      return await em.fork({ keepTransactionContext: true }).transactional(work);
    } catch (error) {
      if (errorCode(error) !== DEADLOCK || deadlocks === MAX_DEADLOCKS) throw error;
    }
  }
}

/** Uses a short lock_timeout, so that changes of many rows never deadlock with uploads. Null on a conflict, with nothing changed. */
export async function tryTransaction<T extends object>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T | null> {
  try {
    return await em.fork().transactional(async (tx) => {
      await query(tx)`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`;
      return work(tx);
    });
  } catch (error) {
    if (!GIVEN_WAY.includes(errorCode(error))) throw error;
    await sleep(50 + Math.random() * 50);
    return null;
  }
}

/** The same, retried on conflict. @throws unavailable */
export async function retryOnConflict<T extends object>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await tryTransaction(em, work);
    if (result) return result;
  }
  throw new DomainError('unavailable', messagesOf('database').busy, { retryAfter: 5 });
}
