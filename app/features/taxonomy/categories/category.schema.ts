import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import type { OtherNames } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import { fromNameFields, perLanguage } from './category.names';
import { MAX_NAME_LENGTH, slugFromName } from './category.slug';

const line = (name: 'name' | 'slug', minLength = 0) => {
  const tooLong = { error: () => messagesOf('categoryErrors').tooLong[name](MAX_NAME_LENGTH) };
  return z
    .string({
      error: ({ input }) => messagesOf('categoryErrors')[(input ?? null) === null ? 'required' : 'notText'][name],
    })
    .max(MAX_NAME_LENGTH * 4, tooLong)
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(minLength, { error: () => messagesOf('categoryErrors').required[name] })
        .max(MAX_NAME_LENGTH, tooLong),
    )
    .meta({ ...(minLength > 0 && { minLength }), maxLength: MAX_NAME_LENGTH });
};

/** For the form and the API. A blank slug is made from the name. */
export const CategoryInput = z
  .object({
    name: line('name', 1),
    slug: line('slug').describe('Lowercase letters, digits and hyphens. Generated from the name if blank.'),
    ...perLanguage((language) =>
      line('name').optional().describe(`Its name on pages in ${language}. Blank for the usual name.`),
    ),
  })
  .transform(({ name, slug, ...perName }, context) => {
    const chosen = slug || slugFromName(name);
    if (/^(?=.*[\p{L}\p{N}])[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]+$/u.test(chosen)) {
      return { name, slug: chosen, names: fromNameFields(perName) };
    }
    const { badSlug, noSlug } = messagesOf('categoryErrors');
    const message = slug ? badSlug : noSlug;
    context.addIssue({ code: 'custom', path: ['slug'], message });
    return z.NEVER;
  });

/** The button's value wins over the form's hidden field. */
export const NewCategoriesIntent = z.object({
  intent: z.preprocess((value) => [value].flat().at(-1), z.enum(['create', 'more', 'import']).catch('create')),
});

export interface CategoryValue {
  name: string;
  slug: string;
  names?: OtherNames;
}
