import { z } from 'zod';
import { cleaned, truncate } from '~/lib/clean-text';
import { optional, pageParameters } from '~/lib/query-parameters';
import { slugify } from '~/lib/slug';
import { MAX_TAG_LENGTH, TAG_PAGE_SIZE } from './tag.view';

const TOO_LONG = `A tag may have at most ${MAX_TAG_LENGTH} characters.`;

export const TagInput = z.object({
  name: z
    .string('Name is required.')
    .max(MAX_TAG_LENGTH * 4, TOO_LONG)
    .transform((value) => cleaned(value).normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Name is required.')
        .max(MAX_TAG_LENGTH, TOO_LONG)
        .refine((name) => slugify(name).length <= MAX_TAG_LENGTH, TOO_LONG)
        // Forms list tags between commas.
        .refine((name) => !name.includes(','), 'A tag has no comma in it.')
        .refine((name) => slugify(name) !== '', 'A tag needs at least one letter or digit.'),
    )
    .meta({ minLength: 1, maxLength: MAX_TAG_LENGTH }),
});

export const TagChange = z.discriminatedUnion('intent', [
  TagInput.extend({ intent: z.literal('rename') }),
  z.object({ intent: z.literal('forget'), slug: z.string() }),
]);

const NO_TAG = 'Please say by its id which tag it becomes.';

export const TagMerge = z.object({
  into: z
    .union([z.number(), z.string()], NO_TAG)
    .transform(Number)
    .pipe(
      z
        .number(NO_TAG)
        .int(NO_TAG)
        .min(1, NO_TAG)
        .max(2 ** 31 - 1, NO_TAG),
    )
    .describe('The id of the tag to merge into.'),
});

export const TagQuery = z.object({
  search: optional(z.string())
    .transform((value = '') => truncate(cleaned(value).trim(), 200))
    .describe('The beginning of words in the name.'),
  sort: optional(z.enum(['use', 'name'], 'sort must be use or name.'))
    .transform((value = 'use') => value)
    .describe('use (default, most used first) or name.'),
  ...pageParameters(TAG_PAGE_SIZE),
});
