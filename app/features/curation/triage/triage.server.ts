import type { EntityManager } from '@mikro-orm/postgresql';
import { type EditedWallpaper, editValues } from '~/features/curation/edit/edit-values';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { distinctTags, guessCategory, sayLeftOut } from '~/features/wallpapers/autofill';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { MAX_TAGS } from '~/features/wallpapers/wallpaper.limits';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { suggestTags } from './suggested-tags.server';
import { findPlace } from './triage.queries.server';
import type { TriageValue } from './triage.schema';
import type { TriageQuery } from './triage.view';

/** A longer one doesn't fit into the cookie of the notice. */
const MAX_UNDO_BYTES = 2000;

/** The wallpaper whose turn it is; null when nothing is left. */
export async function readTriage(em: EntityManager, query: TriageQuery) {
  const place = await findPlace(em, query);
  if (!place) return null;
  const wallpaper = await getWallpaperOrDraft(em, place.id);
  const [categories, suggested] = await Promise.all([listCategories(em), suggestTags(em, wallpaper, query.recent)]);
  const guessed = wallpaper.category ?? guessCategory(`${wallpaper.title} ${wallpaper.tags.join(' ')}`, categories);
  return { ...place, wallpaper, categories, suggested, categoryId: guessed?.id ?? null };
}

/** What this form changes. */
export function triageValues(wallpaper: EditedWallpaper) {
  const { title, description, categoryId, deviceType, tags, author, licence } = editValues(wallpaper);
  return { title, description, categoryId, deviceType, tags, author, licence };
}

/** The fields of this form as they are now, for a button that brings them back. Undefined if they are too long. */
function fieldsToUndo(wallpaper: WallpaperDetail): Record<string, string> | undefined {
  const shown = triageValues(wallpaper);
  const fields = { intent: 'undo', id: String(wallpaper.id), ...shown };
  return Buffer.byteLength(JSON.stringify(fields)) <= MAX_UNDO_BYTES ? fields : undefined;
}

/** @param sent the fields of the form @throws not_found, invalid, conflict */
export async function saveTriaged(
  em: EntityManager,
  { id, intent, suggested, tags = [], ...value }: TriageValue,
  sent: Record<string, unknown> = {},
) {
  const undo = fieldsToUndo(await getWallpaperOrDraft(em, id));
  const all = distinctTags([...tags, ...suggested]);
  // A selected suggestion changes the tags.
  const tagsNow = suggested.length > 0 ? { tags: all.join(', ') } : {};
  await updateWallpaper(em, id, { ...value, tags: all.slice(0, MAX_TAGS) }, { ...sent, ...tagsNow });
  return { undo, leftOut: sayLeftOut(all) };
}
