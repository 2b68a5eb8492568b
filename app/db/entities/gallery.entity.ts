import { defineEntity } from '@mikro-orm/core';

/** Its only row is the id of the gallery, which also marks the file store. */
export const Gallery = defineEntity({
  name: 'Gallery',
  tableName: 'gallery',
  properties: (p) => ({ id: p.uuid().primary() }),
});
