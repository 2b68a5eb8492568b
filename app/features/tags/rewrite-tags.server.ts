/** The names that wallpapers carry in their rows, rewritten a batch at a time when a tag changes. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { tryTransaction } from '~/db/transactions.server';
import { BATCH } from '~/features/background-tasks/now-or-later.server';
import { slugify } from '~/lib/slug';

interface Tagged {
  id: number;
  tags: string[];
}

type Table = 'wallpaper' | 'trashed_wallpaper';

interface Progress {
  done: number;
  isLast: boolean;
}

const IN_THE_WAY: Progress = { done: 0, isLast: false };

/** The same tags with another name, or none, for those of these slugs. Where two become one, it has the place of the first. */
export function replaceTag(tags: string[], slugs: string[], name: string | null): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags) {
    const kept = slugs.includes(slugify(tag)) ? name : tag;
    if (kept !== null && !bySlug.has(slugify(kept))) bySlug.set(slugify(kept), kept);
  }
  return [...bySlug.values()];
}

/** A changed list is a new version of the wallpaper: a form that was opened before must not write the old list back. */
async function rewrite(
  tx: EntityManager,
  table: Table,
  rows: Tagged[],
  slugs: string[],
  name: string | null,
): Promise<void> {
  const changed = rows.map(({ id, tags }) => ({ id, tags: replaceTag(tags, slugs, name) }));
  await query(
    tx,
    `update ${table} w set tags = n.tags, version = w.version + 1, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as n (id int, tags text[]) where w.id = n.id`,
    [JSON.stringify(changed)],
  );
}

/** Rewrites the next wallpapers in the trash that carry this name; answers whether there were any. */
async function rewriteTrash(
  tx: EntityManager,
  oldName: string,
  slugs: string[],
  name: string | null,
): Promise<boolean> {
  const rows: Tagged[] = await query(
    tx,
    'select id, tags from trashed_wallpaper where tags @> array[?]::text[] order by id limit ? for no key update',
    [oldName, BATCH],
  );
  await rewrite(tx, 'trashed_wallpaper', rows, slugs, name);
  return rows.length > 0;
}

/** Writes a tag's present name over its old one. */
export async function renameBatch(
  em: EntityManager,
  { tagId, oldName }: { tagId: number; oldName: string },
): Promise<Progress> {
  const progress = await tryTransaction(em, async (tx) => {
    const [tag] = await query(tx, 'select name, slug from tag where id = ?', [tagId]);
    if (!tag || tag.name === oldName) return { done: 0, isLast: true };
    const slugs = [slugify(oldName), tag.slug];
    const rows: Tagged[] = await query(
      tx,
      `select w.id, w.tags from wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id
       where t.tag_id = ? and ? = any(w.tags) order by w.id limit ? for no key update of w`,
      [tagId, oldName, BATCH],
    );
    if (rows.length === 0) return { done: 0, isLast: !(await rewriteTrash(tx, oldName, slugs, tag.name)) };
    await rewrite(tx, 'wallpaper', rows, slugs, tag.name);
    return { done: rows.length, isLast: false };
  });
  return progress ?? IN_THE_WAY;
}

export interface Dissolution {
  tagId: number;
  /** The tag that the wallpapers get instead; null for none. */
  intoId: number | null;
  /** The tag's own slug and its former ones. */
  slugs: string[];
}

/** The name of the tag to put in place of another, or null for none; undefined when nobody wants that any more. */
async function replacementOf(tx: EntityManager, { tagId, intoId }: Dissolution): Promise<string | null | undefined> {
  if (intoId === null) return null;
  const [row] = await query(
    tx,
    `select i.name from tag t join tag_redirect r on r.slug = t.slug join tag i on i.id = r.tag_id
     where t.id = ? and i.id = ?`,
    [tagId, intoId],
  );
  return row?.name;
}

/** Takes a tag off the next wallpapers, which may get another one instead; removes the tag when none has it any more. */
export async function dissolveBatch(em: EntityManager, input: Dissolution): Promise<Progress> {
  const { tagId, intoId, slugs } = input;
  const progress = await tryTransaction(em, async (tx) => {
    const [tag] = await query(tx, 'select name from tag where id = ?', [tagId]);
    const name = tag && (await replacementOf(tx, input));
    if (name === undefined) return { done: 0, isLast: true };
    const rows: Tagged[] = await query(
      tx,
      `select w.id, w.tags from wallpaper_tag t join wallpaper w on w.id = t.wallpaper_id
       where t.tag_id = ? order by w.id limit ? for no key update of w`,
      [tagId, BATCH],
    );
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      await rewrite(tx, 'wallpaper', rows, slugs, name);
      await query(
        tx,
        `insert into wallpaper_tag (tag_id, wallpaper_id)
         select i.id, w from tag i, unnest(?::int[]) as w where i.id = ? on conflict do nothing`,
        [ids, intoId],
      );
      await query(tx, 'delete from wallpaper_tag where tag_id = ? and wallpaper_id = any(?)', [tagId, ids]);
      return { done: rows.length, isLast: false };
    }
    if (await rewriteTrash(tx, tag.name, slugs, name)) return { done: 0, isLast: false };
    // An upload that is about to use it holds it; then there is one more to do.
    const gone = await query(tx, 'delete from tag where id = ? and uses = 0 returning id', [tagId]);
    return { done: 0, isLast: gone.length > 0 };
  });
  return progress ?? IN_THE_WAY;
}
