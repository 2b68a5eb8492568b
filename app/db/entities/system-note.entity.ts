import { defineEntity } from '@mikro-orm/core';

/** The latest results of background work, such as disk use. */
export const SystemNote = defineEntity({
  name: 'SystemNote',
  tableName: 'system_note',
  properties: (p) => ({
    name: p.string().length(40).primary(),
    value: p.json().$type<object>(),
    notedAt: p.datetime().defaultRaw('now()'),
  }),
});
