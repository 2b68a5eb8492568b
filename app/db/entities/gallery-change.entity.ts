import { defineEntity } from '@mikro-orm/core';

/** The transactions of the last hour that have changed what a public page can show. */
export const GalleryChange = defineEntity({
  name: 'GalleryChange',
  tableName: 'gallery_change',
  properties: (p) => ({
    transaction: p.bigint().columnType('xid8').primary(),
    madeAt: p.datetime().defaultRaw('now()'),
  }),
});
