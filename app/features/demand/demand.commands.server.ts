import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { countOnce, deleteExpired, readSalt } from './demand.queries.server';
import type { DemandKind } from './demand.view';

export interface Demand {
  kind: DemandKind;
  /** Normalised. */
  wanted: string;
  /** An address, or a network that counts as one client. */
  client: string;
  at: Date;
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** @param pepper a key that isn't in the database, so that a copy of its tables tells no one's address */
export async function recordDemand(em: EntityManager, demand: Demand, pepper: string): Promise<void> {
  const { kind, wanted, client, at } = demand;
  const day = toDay(at);
  const key = Buffer.concat([await readSalt(em, day, randomBytes(32)), Buffer.from(pepper)]);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16);
  // With the words in the visitor's hash, two marks of one visitor have nothing in common.
  const marks = { entry: hash(kind, wanted), visitor: hash(kind, wanted, client) };
  await countOnce(em, { day, kind, wanted, ...marks });
}

export const purgeExpiredDemand = (em: EntityManager, now = new Date()): Promise<void> => deleteExpired(em, toDay(now));

export const DEMAND_JOBS: Jobs = { 'forget-visitors': (em) => purgeExpiredDemand(em) };
