import { defineEntity } from '@mikro-orm/core';
import type { OtherNames } from '~/messages/languages';

export const Category = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: (p) => ({
    id: p.integer().primary(),
    name: p.string().length(80),
    slug: p.string().length(80).unique(),
    names: p.json<OtherNames>().defaultRaw(`'{}'`),
    createdAt: p.datetime().defaultRaw('now()'),
    search: p.text().columnType('tsvector').persist(false).lazy().hidden(),
    /** Set when the category is deleted. The row is removed when no wallpaper refers to it. */
    deletedAt: p.datetime().nullable(),
  }),
});

export const CategoryRedirect = defineEntity({
  name: 'CategoryRedirect',
  tableName: 'category_redirect',
  properties: (p) => ({
    slug: p.string().length(80).primary(),
    category: () => p.manyToOne(Category).deleteRule('cascade'),
  }),
});
