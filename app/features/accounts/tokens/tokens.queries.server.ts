import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '~/db/sql.server';
import type { Scope } from '~/lib/scopes';
import type { TokenView } from './token.view';

/** An ended token is listed this long, and its answer says how it ended. */
const KEPT_DAYS = 30;

export interface StoredToken {
  id: number;
  administratorId: number;
  username: string;
  scopes: Scope[];
  state: TokenView['state'];
  /** Whether its last use has to be noted. */
  isDue: boolean;
}

const STATE = sql`case when t.revoked_at is not null then 'revoked' when t.expires_at <= now() then 'expired' else 'active' end`;

export async function findToken(em: EntityManager, hash: string): Promise<StoredToken | null> {
  const [row] = await query<StoredToken>(em)`
    select t.id, a.id as "administratorId", a.username, t.scopes, ${STATE} as state,
      coalesce(t.last_used_at < now() - interval '10 minutes', true) as "isDue"
    from api_token t join administrator a on a.id = t.administrator_id where t.hash = ${hash}`;
  return row ?? null;
}

export async function noteTokenUse(em: EntityManager, id: number): Promise<void> {
  await query(em)`update api_token set last_used_at = now()
    where id = ${id} and coalesce(last_used_at < now() - interval '10 minutes', true)`;
}

const UTC = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** Newest first. */
export function listTokens(em: EntityManager): Promise<TokenView[]> {
  return query<TokenView>(em)`
    select t.id, t.name, t.scopes, ${STATE} as state, to_char(t.created_at at time zone 'UTC', ${UTC}) as "createdAt",
      to_char(t.expires_at at time zone 'UTC', ${UTC}) as "expiresAt", to_char(t.last_used_at at time zone 'UTC', ${UTC}) as "lastUsedAt"
    from api_token t order by t.id desc`;
}

export async function countActiveTokens(tx: EntityManager): Promise<number> {
  const [row] = await query<{ n: number }>(tx)`
    select count(*)::int as n from api_token t where ${STATE} = 'active'`;
  return row?.n ?? 0;
}

export async function deleteEndedTokens(tx: EntityManager): Promise<void> {
  await query(
    tx,
  )`delete from api_token where least(revoked_at, expires_at) < now() - make_interval(days => ${KEPT_DAYS})`;
}

interface NewToken {
  administratorId: number;
  name: string;
  hash: string;
  scopes: Scope[];
  /** Null for a token without an end. */
  days: number | null;
}

export async function insertToken(
  tx: EntityManager,
  { administratorId, name, hash, scopes, days }: NewToken,
): Promise<void> {
  await query(tx)`
    insert into api_token (administrator_id, name, hash, scopes, expires_at)
    values (${administratorId}, ${name}, ${hash}, ${scopes}, now() + make_interval(days => ${days}::int))`;
}

export async function markRevoked(em: EntityManager, id: number): Promise<void> {
  await query(em)`update api_token set revoked_at = now() where id = ${id} and revoked_at is null`;
}
