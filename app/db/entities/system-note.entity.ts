import { defineEntity } from '@mikro-orm/core';

/** What background work last found out about this installation, such as its use of the disk. */
export const SystemNote = defineEntity({
  name: 'SystemNote',
  tableName: 'system_note',
  properties: (p) => ({
    name: p.string().length(40).primary(),
    value: p.json().$type<object>(),
    notedAt: p.datetime().defaultRaw('now()'),
  }),
});
