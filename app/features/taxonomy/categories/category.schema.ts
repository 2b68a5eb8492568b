import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { MAX_NAME_LENGTH, slugFromName } from './category.slug';

const line = (name: string, minLength = 0) => {
  const tooLong = `${name} may have at most ${MAX_NAME_LENGTH} characters.`;
  return z
    .string({ error: ({ input }) => `${name} ${(input ?? null) === null ? 'is required' : 'must be text'}.` })
    .max(MAX_NAME_LENGTH * 4, tooLong)
    .transform((value) => cleaned(value).normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(minLength, `${name} is required.`).max(MAX_NAME_LENGTH, tooLong))
    .meta({ ...(minLength > 0 && { minLength }), maxLength: MAX_NAME_LENGTH });
};

/** A category's form, in the API too: a slug left blank is made from the name. */
export const CategoryInput = z
  .object({
    name: line('Name', 1),
    slug: line('Slug').describe('Lowercase letters, digits and hyphens. Generated from the name if blank.'),
  })
  .transform(({ name, slug }, context) => {
    const chosen = slug || slugFromName(name);
    if (/^(?=.*[\p{L}\p{N}])[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]+$/u.test(chosen)) return { name, slug: chosen };
    const message = slug
      ? 'A slug consists of lowercase letters, digits and hyphens.'
      : 'Please enter a slug: none can be made from this name.';
    context.addIssue({ code: 'custom', path: ['slug'], message });
    return z.NEVER;
  });

/** The button counts before the form's own field. */
export const NewCategoriesIntent = z.object({
  intent: z.preprocess((value) => [value].flat().at(-1), z.enum(['create', 'more', 'import']).catch('create')),
});

export type CategoryValue = z.output<typeof CategoryInput>;
