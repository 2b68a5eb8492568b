import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { IdentityValue } from './identity.schema';

/** All rows by name. Each form saves one. The logo's bytes are left out. */
export async function readSettings(em: EntityManager): Promise<Record<string, object>> {
  const [row] = await query<{ all: Record<string, object> | null }>(em)`
    select jsonb_object_agg(name, value - 'png') as all from setting`;
  return row?.all ?? {};
}

export interface Logo {
  hash: string;
  png: string;
}

export async function readLogo(em: EntityManager): Promise<Logo | undefined> {
  const [row] = await query<{ value: Logo }>(em)`select value from setting where name = 'logo'`;
  return row?.value;
}

/** Two changes at once wait for each other. @param change of what is stored, an empty object without a row. Null deletes it. */
export async function changeSetting<Value extends object>(
  em: EntityManager,
  name: string,
  change: (before: Partial<Value>) => Value | null,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await query(tx)`insert into setting (name, value) values (${name}, '{}') on conflict do nothing`;
    const [row] = await query<{ value: Partial<Value> }>(tx)`select value from setting where name = ${name} for update`;
    const value = change(row?.value ?? {});
    if (value)
      await query(tx)`
        update setting set value = ${JSON.stringify(value)}::jsonb, updated_at = now() where name = ${name}`;
    else await query(tx)`delete from setting where name = ${name}`;
  });
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
