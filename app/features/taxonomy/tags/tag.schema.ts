import { z } from 'zod';
import { cleaned, truncate } from '~/lib/clean-text';
import { optional, pageParameters } from '~/lib/query-parameters';
import { isVisible, tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { MAX_TAG_LENGTH, TAG_PAGE_SIZE } from './tag.view';

const required = { error: () => messagesOf('tagErrors').required };
const tooLong = { error: () => messagesOf('tagErrors').tooLong(MAX_TAG_LENGTH) };

export const TagInput = z.object({
  name: z
    .string(required)
    .max(MAX_TAG_LENGTH * 4, tooLong)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(MAX_TAG_LENGTH, tooLong)
        .refine((name) => tagSlug(name).length <= MAX_TAG_LENGTH, tooLong)
        // Forms separate tags with commas.
        .refine((name) => !name.includes(','), { error: () => messagesOf('tagErrors').comma })
        .refine((name) => isVisible(name), { error: () => messagesOf('tagErrors').noLetters }),
    )
    .meta({ minLength: 1, maxLength: MAX_TAG_LENGTH }),
});

export const TagChange = z.discriminatedUnion('intent', [
  TagInput.extend({ intent: z.literal('rename') }),
  z.object({ intent: z.literal('forget'), key: z.string() }),
]);

const noTarget = { error: () => messagesOf('tagErrors').noTarget };

export const TagMerge = z.object({
  into: z
    .union([z.number(), z.string()], noTarget)
    .transform(Number)
    .pipe(
      z
        .number(noTarget)
        .int(noTarget)
        .min(1, noTarget)
        .max(2 ** 31 - 1, noTarget),
    )
    .describe('The id of the tag to merge into.'),
});

export const TagQuery = z.object({
  search: optional(z.string())
    .transform((value = '') => truncate(cleaned(value).trim(), 200))
    .describe('The beginning of words in the name.'),
  sort: optional(z.enum(['use', 'name'], { error: () => messagesOf('tagErrors').sort }))
    .transform((value = 'use') => value)
    .describe('use (default, most used first) or name.'),
  ...pageParameters(TAG_PAGE_SIZE),
});
