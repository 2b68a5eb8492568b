import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Category } from '~/db/entities/category.entity';
import { TrashedWallpaper, Wallpaper } from '~/db/entities/wallpaper.entity';
import { retryingDeadlocks } from '~/db/transactions.server';
import { holdCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { setWallpaperTags, storedTagNames } from '~/features/taxonomy/tags/tags.commands.server';
import type { WallpaperEditInput } from '~/features/wallpapers/wallpaper.schema';
import { chosenLicence, noCategory, refuseStale } from '~/features/wallpapers/wallpaper-conflicts';
import { onlyChanged } from '~/lib/edited-form.server';
import { invalid, noSuch } from '~/lib/errors';
import { type EditedWallpaper, editValues } from './edit-values';

/**
 * Of drafts, too. Fields that are left out stay as they are.
 * @param sent the fields of a form @throws not_found, invalid, conflict (changed since `version`, or in another window)
 */
export async function updateWallpaper(
  em: EntityManager,
  id: number,
  input: Partial<WallpaperEditInput>,
  sent: Record<string, unknown> = {},
): Promise<{ isDraft: boolean }> {
  return retryingDeadlocks(em, async (tx) => {
    const held = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const draft = await tx.findOne(TrashedWallpaper, { id, draft: 'kept' }, held);
    const wallpaper = draft ?? (await tx.findOne(Wallpaper, id, held));
    if (!wallpaper) throw noSuch('wallpaper');
    refuseStale(wallpaper.version, input.version);
    const shown = editValues(wallpaper as EditedWallpaper);
    const {
      categoryId,
      tags,
      version: _,
      licence,
      licenceText,
      ...fields
    } = onlyChanged(input, sent, shown, 'wallpaper');
    if (categoryId && !(await holdCategory(tx, categoryId))) throw invalid({ categoryId: [noCategory()] });
    // The text and the choice of a licence hold together.
    const isLicensed = licence !== undefined || licenceText !== undefined;
    const changes = { ...fields, ...(isLicensed && chosenLicence(input)) };
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
