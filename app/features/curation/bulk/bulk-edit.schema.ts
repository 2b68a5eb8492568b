import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '~/features/curation/list/admin-list.view';
import type { Target } from '~/features/curation/list/target';
import { anyTags, CREDITS, categoryId, deviceType, tags } from '~/features/wallpapers/wallpaper.schema';
import { listOf, rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';

const selectedIds = listOf(
  z
    .array(rowId())
    .max(ADMIN_PAGE_SIZE, { error: () => messagesOf('wallpaperList').selection.tooMany(ADMIN_PAGE_SIZE) })
    .transform((ids) => [...new Set(ids)]),
);

/** Sent by the form of the list, and by the confirmation. */
export const BulkSelection = z
  .object({
    id: selectedIds,
    found: z.coerce.number().int().min(1).optional(),
    intent: z.enum(['delete', 'change']).optional(),
  })
  .refine(({ id, found }) => found !== undefined || id.length > 0, {
    error: () => messagesOf('wallpaperList').selection.none,
  })
  .transform(({ id, found, intent }): { target: Target; intent: typeof intent } => ({
    target: found === undefined ? { ids: id } : { found },
    intent,
  }));

/** An empty choice changes nothing. */
const unlessLeft = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A dash removes the text. */
const removable = <T extends z.ZodType>(schema: T) =>
  unlessLeft(z.preprocess((value) => (value === '-' ? null : value), schema));

export const BulkEdit = z
  .object({
    addTags: unlessLeft(tags),
    removeTags: unlessLeft(anyTags),
    categoryId: unlessLeft(categoryId),
    deviceType: unlessLeft(z.preprocess((value) => (value === 'none' ? null : value), deviceType.nullable())),
    featured: unlessLeft(z.enum(['yes', 'no']).transform((value) => value === 'yes')),
    author: removable(CREDITS.author),
    authorUrl: removable(CREDITS.authorUrl),
    sourceUrl: removable(CREDITS.sourceUrl),
    licence: CREDITS.licence,
    licenceText: unlessLeft(CREDITS.licenceText),
    ai: CREDITS.ai,
  })
  .refine(
    ({ addTags = [], removeTags = [], ...others }) =>
      addTags.length + removeTags.length > 0 || Object.values(others).some((value) => value !== undefined),
    { error: () => messagesOf('wallpaperList').edit.noChange },
  );

/** Fields that are left out stay as they are. */
export type BulkChange = z.output<typeof BulkEdit>;

export const FeaturedChange = z.object({ featured: z.enum(['yes', 'no']).transform((value) => value === 'yes') });
