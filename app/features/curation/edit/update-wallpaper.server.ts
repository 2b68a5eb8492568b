import { createHash } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import type { WallpaperEditInput } from '~/features/wallpapers/wallpaper.schema';
import { chosenLicence, noCategory, refuseStale } from '~/features/wallpapers/wallpaper-conflicts';
import type { WallpaperFieldName } from '~/features/wallpapers/wallpaper-fields';
import { invalid, noSuch } from '~/lib/errors';
import { type EditedWallpaper, editValues, FIELD_NAMES, normalized } from './edit-values';

/** Fields that are left out stay as they are. @throws not_found, invalid, conflict (changed since `version`) */
export async function updateWallpaper(
  em: EntityManager,
  id: number,
  input: Partial<WallpaperEditInput>,
): Promise<void> {
  const { categoryId, tags, version, ...fields } = input;
  await retryingDeadlocks(em, async (tx) => {
    const wallpaper = await tx.findOne(Wallpaper, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!wallpaper) throw noSuch('wallpaper');
    refuseStale(wallpaper.version, version);
    if (categoryId && !(await holdCategory(tx, categoryId))) throw invalid({ categoryId: [noCategory()] });
    const changes = { ...fields, ...chosenLicence(fields) };
    tx.assign(wallpaper, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    if (categoryId !== undefined)
      wallpaper.category = categoryId === null ? null : tx.getReference(Category, categoryId);
    if (tags) wallpaper.tags = await storedTagNames(tx, tags);
    await tx.flush();
    if (tags) await setWallpaperTags(tx, id, tags);
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
