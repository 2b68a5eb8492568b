import { z } from 'zod';
import type { NamedCategory } from './categories.queries.server';
import { perLanguage, toNameFields } from './category.names';

export const ApiCategory = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string().describe('The category’s page is /category/{slug}.'),
});
export type ApiCategory = z.infer<typeof ApiCategory>;

/** With its names in other languages, such as `name_es`. */
export const ApiNamedCategory = ApiCategory.extend(
  perLanguage((language) => z.string().optional().describe(`Its name on pages in ${language}.`)),
);
export type ApiNamedCategory = z.infer<typeof ApiNamedCategory>;

export const toApiCategory = ({ id, name, slug, names }: NamedCategory): ApiNamedCategory => ({
  id,
  name,
  slug,
  ...toNameFields(names),
});
