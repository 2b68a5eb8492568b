import { defineEntity } from '@mikro-orm/core';

/** Transactions of the last hour that changed what public pages show. */
export const GalleryChange = defineEntity({
  name: 'GalleryChange',
  tableName: 'gallery_change',
  properties: (p) => ({
    transaction: p.bigint().columnType('xid8').primary(),
    madeAt: p.datetime().defaultRaw('now()'),
  }),
});
