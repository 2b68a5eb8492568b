import type { EntityManager } from '@mikro-orm/postgresql';
import type { AskedField } from '~/features/curation/list/admin-list.view';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { distinctTags, guessAuthor, guessCategory, sayLeftOut } from '~/features/wallpapers/autofill';
import { findWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { MAX_TAGS } from '~/features/wallpapers/wallpaper.limits';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { openedMarks } from '~/lib/edited-form.server';
import type { EditRequestValue } from './edit.schema';
import { type EditedWallpaper, editValues } from './edit-values';
import { type SuggestedTag, suggestTags } from './suggested-tags.server';
import { updateWallpaper } from './update-wallpaper.server';

/** A longer one doesn't fit into the cookie of the notice. */
const MAX_UNDO_BYTES = 2000;

/** What the form proposes for the field that it asks for. */
export async function guessAsked(
  em: EntityManager,
  asked: AskedField | undefined,
  wallpaper: WallpaperDetail,
  categories: CategoryView[],
): Promise<{ guesses: { categoryId?: string; author?: string }; suggested: SuggestedTag[] }> {
  const { title, tags, category, author } = wallpaper;
  if (asked === 'tags') return { guesses: {}, suggested: await suggestTags(em, wallpaper) };
  const guessed = asked === 'categoryId' && !category && guessCategory(`${title} ${tags.join(' ')}`, categories);
  const name = asked === 'author' && !author && guessAuthor(title);
  return {
    guesses: { ...(guessed && { categoryId: String(guessed.id) }), ...(name && { author: name }) },
    suggested: [],
  };
}

/** The fields of a button that brings the old values back, unless they are too long or someone changes them first. */
function fieldsToUndo(before: EditedWallpaper, after: EditedWallpaper): Record<string, string> | undefined {
  const [was, now] = [editValues(before), editValues(after)];
  const changed = Object.entries(now).filter(([name, value]) => was[name as keyof typeof was] !== value);
  if (changed.length === 0) return undefined;
  const { title, resolution, fileSize } = was;
  const values = Object.fromEntries(changed.map(([name]) => [name, was[name as keyof typeof was]]));
  const opened = openedMarks(Object.fromEntries(changed));
  const fields = { intent: 'undo', title, resolution, fileSize, ...values, opened };
  return Buffer.byteLength(JSON.stringify(fields)) <= MAX_UNDO_BYTES ? fields : undefined;
}

/** @param sent the fields of the form @throws not_found, invalid, conflict */
export async function saveEdit(
  em: EntityManager,
  id: number,
  { suggested, intent: _, ...value }: EditRequestValue,
  sent: Record<string, unknown>,
) {
  const before = await findWallpaperOrDraft(em, id);
  const all = distinctTags([...String(sent.tags ?? '').split(','), ...suggested]);
  // A selected suggestion changes the tags.
  const isTagged = suggested.length > 0;
  const { isDraft } = await updateWallpaper(
    em,
    id,
    // Browsers don't send a checkbox that is off.
    { ...value, ...(isTagged && { tags: all.slice(0, MAX_TAGS) }), featured: value.featured ?? false },
    { ...sent, ...(isTagged && { tags: all.join(', ') }) },
  );
  const after = await findWallpaperOrDraft(em, id);
  return { isDraft, undo: before && after ? fieldsToUndo(before, after) : undefined, leftOut: sayLeftOut(all) };
}
