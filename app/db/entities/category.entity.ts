import { defineEntity } from '@mikro-orm/core';

export const Category = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: (p) => ({
    id: p.integer().primary(),
    name: p.string().length(80),
    slug: p.string().length(80).unique(),
    createdAt: p.datetime().defaultRaw('now()'),
  }),
});
