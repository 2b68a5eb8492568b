import { defineEntity } from '@mikro-orm/core';

/** Its only row says whose the files are that the file store holds. */
export const Gallery = defineEntity({
  name: 'Gallery',
  tableName: 'gallery',
  properties: (p) => ({ id: p.uuid().primary() }),
});
