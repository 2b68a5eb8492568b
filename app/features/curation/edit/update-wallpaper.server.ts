import { createHash } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { TrashedWallpaper, Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import type { WallpaperEditInput } from '~/features/wallpapers/wallpaper.schema';
import { chosenLicence, noCategory, refuseStale } from '~/features/wallpapers/wallpaper-conflicts';
import type { WallpaperFieldName } from '~/features/wallpapers/wallpaper-fields';
import { invalid, noSuch } from '~/lib/errors';
import { type EditedWallpaper, editValues, FIELD_NAMES, normalized } from './edit-values';

/** Of drafts, too. Fields that are left out stay as they are. @throws not_found, invalid, conflict (changed since `version`) */
export async function updateWallpaper(
  em: EntityManager,
  id: number,
  input: Partial<WallpaperEditInput>,
): Promise<{ isDraft: boolean }> {
  const { categoryId, tags, version, ...fields } = input;
  return retryingDeadlocks(em, async (tx) => {
    const held = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const draft = await tx.findOne(TrashedWallpaper, { id, draft: 'kept' }, held);
    const wallpaper = draft ?? (await tx.findOne(Wallpaper, id, held));
    if (!wallpaper) throw noSuch('wallpaper');
    refuseStale(wallpaper.version, version);
    if (categoryId && !(await holdCategory(tx, categoryId))) throw invalid({ categoryId: [noCategory()] });
    const changes = { ...fields, ...chosenLicence(fields) };
    tx.assign(wallpaper, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    if (categoryId !== undefined)
      wallpaper.category = categoryId === null ? null : tx.getReference(Category, categoryId);
    // A draft's tags are created with its publication, so that no list of tags names them before.
    if (tags) wallpaper.tags = draft ? tags : await storedTagNames(tx, tags);
    await tx.flush();
    if (tags && !draft) await setWallpaperTags(tx, id, tags);
    return { isDraft: draft !== null };
  });
}

const mark = (name: WallpaperFieldName, value: string) =>
  createHash('sha256').update(normalized(name, value)).digest('base64url').slice(0, 12);

/** A hash of each field as the form was opened. Sending the values themselves would double a long form. */
export function editVersion(wallpaper: EditedWallpaper): string {
  const values = editValues(wallpaper);
  return FIELD_NAMES.map((name) => mark(name, values[name])).join(' ');
}

/** Fields that came back unchanged. None when the form does not say how it was opened. */
export function untouchedFields({ opened, ...sent }: Record<string, unknown>): WallpaperFieldName[] {
  const marks = String(opened).split(' ');
  return FIELD_NAMES.filter((name, place) => mark(name, String(sent[name] ?? '')) === marks[place]);
}
