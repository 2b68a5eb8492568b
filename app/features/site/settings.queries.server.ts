import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { IdentityValue } from './identity.schema';

/** All rows by name. Each form saves one. The logo's bytes are left out. */
export async function readSettings(em: EntityManager): Promise<Record<string, object>> {
  const [row] = await query<{ all: Record<string, object> | null }>(em)`
    select jsonb_object_agg(name, value - 'png') as all from setting`;
  return row?.all ?? {};
}

export async function readLogo(em: EntityManager): Promise<{ hash: string; png: string } | undefined> {
  const [row] = await query<{ value: { hash: string; png: string } }>(
    em,
  )`select value from setting where name = 'logo'`;
  return row?.value;
}

export async function deleteSetting(em: EntityManager, name: string): Promise<void> {
  await query(em)`delete from setting where name = ${name}`;
}

export async function saveSetting(em: EntityManager, name: string, value: object): Promise<void> {
  await query(em)`
    insert into setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`;
}

/** What another site can take over: no passwords, and nothing of this installation. */
export const listPortableSettings = (em: EntityManager) =>
  query<{ name: 'identity'; value: IdentityValue }>(em)`
    select name, value from setting where name = 'identity' or name like 'text %' order by name`;

/** Unless the site has it already. */
export async function addSetting(em: EntityManager, name: string, value: object): Promise<void> {
  await query(em)`
    insert into setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`;
}
