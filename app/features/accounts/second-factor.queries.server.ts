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

const areAny = async (rows: Promise<object[]>): Promise<boolean> => (await rows).length > 0;

interface Confirmation {
  secret: Buffer;
  step: number;
  hashes: string[];
}

export const markConfirmed = (em: EntityManager, administratorId: number, { secret, step, hashes }: Confirmation) =>
  areAny(query<FactorRow>(em)`
    update second_factor set confirmed_at = now(), last_step = ${step}, recovery_codes = ${hashes}::text[]
    where administrator_id = ${administratorId} and confirmed_at is null and secret = ${secret} returning secret`);

/** Each step counts once, in whichever process. */
export const takeStep = (em: EntityManager, administratorId: number, step: number) =>
  areAny(query<FactorRow>(em)`
    update second_factor set last_step = ${step}
    where administrator_id = ${administratorId} and confirmed_at is not null and last_step < ${step} returning secret`);

export const takeRecoveryCode = (em: EntityManager, administratorId: number, hash: string) =>
  areAny(query<FactorRow>(em)`
    update second_factor set recovery_codes = array_remove(recovery_codes, ${hash}::text)
    where administrator_id = ${administratorId} and confirmed_at is not null and ${hash}::text = any(recovery_codes)
    returning secret`);

export const replaceRecoveryCodes = (em: EntityManager, administratorId: number, hashes: string[]) =>
  query(em)`
    update second_factor set recovery_codes = ${hashes}::text[]
    where administrator_id = ${administratorId} and confirmed_at is not null`;

/** Of everyone by default. Returns whether the login asked for one. */
export async function deleteFactors(em: EntityManager, { of = 0, onlyUnconfirmed = false } = {}): Promise<boolean> {
  const rows = await query<{ wasOn: boolean }>(em)`
    delete from second_factor
    where ${of}::int in (0, administrator_id) and (confirmed_at is null or not ${onlyUnconfirmed}::boolean)
    returning confirmed_at is not null as "wasOn"`;
  return rows.some(({ wasOn }) => wasOn);
}
