import { z } from 'zod';
import { requiredLine, WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { listOf, rowId } from '~/lib/form-values';
import { messagesOf } from '~/messages/messages';

const MAX_SOURCE_LENGTH = 60;

/** Read like an edit. Blank fields count as left out: a program can't suggest to clear one. */
export const SuggestionInput = WallpaperEdit.pick({ title: true, description: true, categoryId: true, tags: true })
  .partial({ title: true })
  .extend({ source: requiredLine('source', MAX_SOURCE_LENGTH).describe('The name of the program.') })
  .refine(({ title, description, categoryId, tags }) => title || description || categoryId || tags?.length, {
    error: () => messagesOf('suggestions').errors.nothing,
  });
export type SuggestionValue = z.output<typeof SuggestionInput>;

/** Buttons for one suggestion name it, as in `accept 7`. The others are for the selected ones. */
export const SuggestionDecision = z.object({
  decide: z.string().regex(/^(?:accept|reject)(?: \d{1,10})?$/),
  ids: listOf(z.array(rowId())),
  /** Selected fields, as in `7 title`. */
  fields: listOf(z.array(z.string().regex(/^\d{1,10} (?:title|description|category|tags)$/))),
});
export type SuggestionDecisionValue = z.output<typeof SuggestionDecision>;
