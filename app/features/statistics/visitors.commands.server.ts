import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Visitor, VisitorDay, VisitorSalt } from '~/db/entities/visitor.entity';
import type { Jobs } from '~/db/jobs.queries.server';
import { deleteVisitors, insertSalt, readSalts, upsertVisitor } from './visitors.queries.server';

export const ACTIVE_DAYS = 30;

const MAX_AT_ONCE = 10_000;

export interface Visit {
  /** An address, or a network that counts as one client. */
  client: string;
  userAgent: string;
  at: Date;
}

/** A key for the hashes that is not in the database, so that a copy of its tables alone identifies no one. */
type Pepper = string;

const toDay = (time: Date) => time.toISOString().slice(0, 10);

function toMonth(time: Date, monthsBefore = 0): string {
  return toDay(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - monthsBefore, 1)));
}

interface Salts {
  current: Buffer;
  /** Last month's salt. A returning visitor's old hash is deleted, so that they count once. */
  previous: Buffer | null;
}

async function loadSalts(em: EntityManager, at: Date): Promise<Salts> {
  const months = [toMonth(at), toMonth(at, 1)];
  await insertSalt(em, toMonth(at), randomBytes(32));
  const rows = await readSalts(em, months);
  const [current, previous] = months.map((month) => rows.find((row) => row.month === month)?.salt);
  if (!current) throw new Error('The salt of this month was deleted while it was being read');
  return { current, previous: previous ?? null };
}

function hashVisitor({ client, userAgent }: Visit, salt: Buffer, pepper: Pepper): Buffer {
  return createHmac('sha256', Buffer.concat([salt, Buffer.from(pepper)]))
    .update(JSON.stringify([client, userAgent]))
    .digest()
    .subarray(0, 16);
}

export async function recordVisitor(em: EntityManager, visit: Visit, pepper: Pepper): Promise<void> {
  const { current, previous } = await loadSalts(em, visit.at);
  if (previous) await em.nativeDelete(Visitor, { hash: hashVisitor(visit, previous, pepper) });
  await upsertVisitor(em, hashVisitor(visit, current, pepper), toDay(visit.at));
}

export async function purgeExpiredVisitors(em: EntityManager, now = new Date()): Promise<void> {
  const firstDay = new Date(now);
  firstDay.setUTCDate(firstDay.getUTCDate() - ACTIVE_DAYS);
  while ((await deleteVisitors(em, toDay(firstDay), MAX_AT_ONCE)) === MAX_AT_ONCE);
  await em.nativeDelete(VisitorDay, { day: { $lte: toDay(firstDay) } });
  await em.nativeDelete(VisitorSalt, { month: { $lt: toMonth(now, 1) } });
}

export const VISITOR_JOBS: Jobs = { 'forget-visitors': (em) => purgeExpiredVisitors(em) };
