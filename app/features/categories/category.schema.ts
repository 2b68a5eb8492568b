import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { MAX_NAME_LENGTH, slugFromName } from './category.slug';

const line = (name: string) => {
  const tooLong = `${name} may have at most ${MAX_NAME_LENGTH} characters.`;
  return z
    .string({ error: ({ input }) => `${name} ${input === undefined ? 'is required' : 'must be text'}.` })
    .max(MAX_NAME_LENGTH * 4, tooLong)
    .transform((value) => cleaned(value).normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(MAX_NAME_LENGTH, tooLong))
    .meta({ maxLength: MAX_NAME_LENGTH });
};

/** A category's form, in the API too: a slug left blank is made from the name. */
export const CategoryInput = z
  .object({
    name: line('Name').pipe(z.string().min(1, 'Name is required.')).meta({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
    slug: line('Slug').describe('Lowercase letters, digits and hyphens; made from the name when it is blank.'),
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

export type CategoryValue = z.output<typeof CategoryInput>;
