import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';

/** All rows by name. Each form saves one. */
export async function readSettings(em: EntityManager): Promise<Record<string, object>> {
  const [row] = await query<{ all: Record<string, object> | null }>(em)`
    select jsonb_object_agg(name, value) as all from setting`;
  return row?.all ?? {};
}

export async function saveSetting(em: EntityManager, name: string, value: object): Promise<void> {
  await query(em)`
    insert into setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`;
}
