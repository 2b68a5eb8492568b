import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

export async function insertSalt(em: EntityManager, month: string, salt: Buffer): Promise<void> {
  await query(em)`insert into visitor_salt (month, salt) values (${month}, ${salt}) on conflict (month) do nothing`;
}

interface Salt {
  month: string;
  salt: Buffer;
}

export const readSalts = (em: EntityManager, months: string[]): Promise<Salt[]> =>
  query<Salt>(em)`select month::text, salt from visitor_salt where month = any(${months}::date[])`;

/** A late visit never moves the day back. */
export async function upsertVisitor(em: EntityManager, hash: Buffer, seenOn: string): Promise<void> {
  await query(em)`insert into visitor as v (hash, seen_on) values (${hash}, ${seenOn})
    on conflict (hash) do update set seen_on = excluded.seen_on where v.seen_on < excluded.seen_on`;
}

export async function deleteVisitors(em: EntityManager, lastSeenOn: string, limit: number): Promise<number> {
  const gone = await query(em)`
    delete from visitor where hash in (select hash from visitor where seen_on <= ${lastSeenOn} limit ${limit}) returning 1`;
  return gone.length;
}
