import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { slugify } from '~/lib/slug';

/** Id of the category of this name, which is created when the gallery has none under its slug. */
export async function ensureCategory(em: EntityManager, name: string): Promise<number> {
  const slug = slugify(name);
  await query(em, 'insert into category (name, slug) values (?, ?) on conflict (slug) do nothing', [name, slug]);
  const [row] = await query<{ id: number }>(em, 'select id from category where slug = ?', [slug]);
  if (!row) throw new Error(`The category ${name} went away while it was created`);
  return row.id;
}
