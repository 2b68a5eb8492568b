import { defineEntity } from '@mikro-orm/core';

export const Tag = defineEntity({
  name: 'Tag',
  tableName: 'tag',
  properties: (p) => ({
    id: p.integer().primary(),
    name: p.string().length(60),
    /** For the address. Tags may share it. */
    slug: p.string().length(60),
    /** The name without its case, made by the database. */
    key: p.text().generated('tag_key(name)').unique(),
    uses: p.integer().default(0),
    search: p.text().columnType('tsvector').persist(false).lazy().hidden(),
  }),
});

export const TagRedirect = defineEntity({
  name: 'TagRedirect',
  tableName: 'tag_redirect',
  properties: (p) => ({
    key: p.text().primary(),
    slug: p.string().length(60),
    name: p.string().length(60),
    tag: () => p.manyToOne(Tag).deleteRule('cascade'),
  }),
});
