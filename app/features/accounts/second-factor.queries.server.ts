import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

export interface FactorRow {
  /** Encrypted. */
  secret: Buffer;
  /** Null while it waits for its first code. */
  confirmedAt: string | null;
  codesLeft: number;
}

export async function findFactor(em: EntityManager, administratorId: number): Promise<FactorRow | null> {
  const [row] = await query<FactorRow>(em)`
    select secret, confirmed_at as "confirmedAt", cardinality(recovery_codes) as "codesLeft"
    from second_factor where administrator_id = ${administratorId}`;
  return row ?? null;
}

/** Never replaces a secret that the login asks for. */
export async function insertFactor(em: EntityManager, administratorId: number, secret: Buffer): Promise<void> {
  await query(em)`
    insert into second_factor (administrator_id, secret) values (${administratorId}, ${secret})
    on conflict (administrator_id) do update set secret = excluded.secret, created_at = now()
    where second_factor.confirmed_at is null`;
}

const asArray = (hashes: string[]) => `{${hashes}}`;

export async function markConfirmed(
  em: EntityManager,
  administratorId: number,
  { secret, step, hashes }: { secret: Buffer; step: number; hashes: string[] },
): Promise<boolean> {
  const rows = await query<{ administrator_id: number }>(em)`
    update second_factor set confirmed_at = now(), last_step = ${step}, recovery_codes = ${asArray(hashes)}::text[]
    where administrator_id = ${administratorId} and confirmed_at is null and secret = ${secret}
    returning administrator_id`;
  return rows.length > 0;
}

/** Each step counts once, in whichever process. */
export async function takeStep(em: EntityManager, administratorId: number, step: number): Promise<boolean> {
  const rows = await query<{ administrator_id: number }>(em)`
    update second_factor set last_step = ${step}
    where administrator_id = ${administratorId} and confirmed_at is not null and last_step < ${step}
    returning administrator_id`;
  return rows.length > 0;
}

export async function takeRecoveryCode(em: EntityManager, administratorId: number, hash: string): Promise<boolean> {
  const rows = await query<{ administrator_id: number }>(em)`
    update second_factor set recovery_codes = array_remove(recovery_codes, ${hash}::text)
    where administrator_id = ${administratorId} and confirmed_at is not null and ${hash}::text = any(recovery_codes)
    returning administrator_id`;
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  em: EntityManager,
  administratorId: number,
  hashes: string[],
): Promise<void> {
  await query(em)`
    update second_factor set recovery_codes = ${asArray(hashes)}::text[]
    where administrator_id = ${administratorId} and confirmed_at is not null`;
}

export async function deleteFactor(em: EntityManager, administratorId: number): Promise<void> {
  await query(em)`delete from second_factor where administrator_id = ${administratorId}`;
}

export async function deleteUnconfirmedFactor(em: EntityManager, administratorId: number): Promise<void> {
  await query(em)`delete from second_factor where administrator_id = ${administratorId} and confirmed_at is null`;
}

/** For the command. Returns how many the login asked for. */
export async function deleteAllFactors(em: EntityManager): Promise<number> {
  const rows = await query<{ confirmed: boolean }>(em)`
    delete from second_factor returning confirmed_at is not null as confirmed`;
  return rows.filter(({ confirmed }) => confirmed).length;
}
