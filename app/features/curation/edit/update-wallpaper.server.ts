import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import type { WallpaperEditInput } from '~/features/wallpapers/wallpaper.schema';
import { NO_CATEGORY, refuseStale } from '~/features/wallpapers/wallpaper-conflicts';
import { invalid, noSuch } from '~/lib/errors';

/** What is left out stays. @throws not_found, invalid, conflict (changed since the version that the input names) */
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
    if (categoryId && !(await holdCategory(tx, categoryId))) throw invalid({ categoryId: [NO_CATEGORY] });
    tx.assign(wallpaper, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
    if (categoryId !== undefined)
      wallpaper.category = categoryId === null ? null : tx.getReference(Category, categoryId);
    if (tags) wallpaper.tags = await storedTagNames(tx, tags);
    await tx.flush();
    if (tags) await setWallpaperTags(tx, id, tags);
  });
}
