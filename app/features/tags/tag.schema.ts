import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { slugify } from '~/lib/slug';
import { MAX_TAG_LENGTH } from './tag.view';

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
