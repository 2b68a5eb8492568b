import { defineEntity } from '@mikro-orm/core';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscriber',
  properties: (p) => ({
    id: p.integer().primary(),
    /** As typed; unique whatever the case. */
    email: p.string().length(254),
    createdAt: p.datetime().defaultRaw('now()'),
  }),
});
